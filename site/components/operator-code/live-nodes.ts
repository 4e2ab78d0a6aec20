/**
 * HTML that the administrator has set, as nodes whose scripts run. Set as text they would stay dead: a parser only runs
 * what it reads with the page itself.
 */

/** @returns the nodes of the code, in order, not yet in the page */
export function liveNodesOf(code: string): ChildNode[] {
  const template = document.createElement("template");
  template.innerHTML = code;
  for (const script of template.content.querySelectorAll("script")) script.replaceWith(liveScriptOf(script));
  return [...template.content.childNodes];
}

const javaScriptTypes = ["", "module", "text/javascript", "application/javascript"];

function liveScriptOf(written: HTMLScriptElement): HTMLScriptElement {
  const live = document.createElement("script");
  for (const { name, value } of written.attributes) live.setAttribute(name, value);
  // Made by a script it would run whenever it arrives; what is written in order has to run in order.
  live.async = written.hasAttribute("async");
  const text = written.textContent ?? "";
  if (written.src || !javaScriptTypes.includes(written.type)) {
    live.textContent = text;
    return live;
  }
  // A strict policy lets a trusted script load others, but never lets text become one.
  live.src = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const forget = () => URL.revokeObjectURL(live.src);
  live.addEventListener("load", forget);
  live.addEventListener("error", forget);
  return live;
}
