// Sets the Content-Security-Policy of a page that may be in a sandboxed frame. There a page has no origin, and in WebKit 'self' then matches
// nothing, so the policy also has the address of the site.
{
  const { policy } = document.currentScript.dataset;
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = policy.replaceAll("'self'", `'self' ${location.protocol}//${location.host}`);
  document.head.append(meta);
}
