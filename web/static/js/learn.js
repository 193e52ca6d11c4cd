// Shows how many steps of each course were done in this browser.
{
  let done = {};
  try {
    done = JSON.parse(localStorage.getItem("casino.lessons")).data;
  } catch {
    // storage is refused, empty, or holds something else
  }
  if (done === null || typeof done !== "object") done = {};
  for (const course of document.querySelectorAll("[data-course]")) {
    const steps = course.dataset.steps.split(" ");
    const many = steps.filter((step) => Object.hasOwn(done, `${course.dataset.course}/${step}`)).length;
    const [none, some, all] = ["none", "some", "all"].map((name) => course.querySelector(`[data-${name}]`));
    none.hidden = many > 0;
    some.hidden = !many || many === steps.length;
    all.hidden = many < steps.length;
    some.textContent = some.dataset.some.replace("{done}", many);
  }
}
