/**
 * Turns the administrator's HTML into nodes whose scripts run. Scripts that are set by `innerHTML` do not run.
 * @returns the nodes of the code, in order, not yet in the page
 */
export function runnableNodesOf(code: string): ChildNode[] {
  const template = document.createElement("template");
  template.innerHTML = code;
  for (const script of template.content.querySelectorAll("script"))
    script.replaceWith(runnableScriptOf(script));
  return [...template.content.childNodes];
}

const javaScriptTypes = ["", "module", "text/javascript", "application/javascript"];

function runnableScriptOf(inert: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement("script");
  for (const { name, value } of inert.attributes) script.setAttribute(name, value);
  // A script element made by a script is async unless told otherwise; these have to run in order.
  script.async = inert.hasAttribute("async");
  const text = inert.textContent ?? "";
  if (inert.src || !javaScriptTypes.includes(inert.type)) {
    script.textContent = text;
    return script;
  }
  // The content security policy lets a trusted script load other scripts, but not run text.
  script.src = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const revoke = () => URL.revokeObjectURL(script.src);
  script.addEventListener("load", revoke);
  script.addEventListener("error", revoke);
  return script;
}
