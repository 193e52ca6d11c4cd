// The page's own Content-Security-Policy, for pages that may stand in a sandboxed frame. There the page has no origin, and in WebKit 'self'
// then means nothing; so the address of the site is named too.
{
  const { policy } = document.currentScript.dataset;
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = policy.replaceAll("'self'", `'self' ${location.protocol}//${location.host}`);
  document.head.append(meta);
}
