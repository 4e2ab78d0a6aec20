/**
 * What can be found again on a page without lyrics after it has changed. Elements are no help: a change fills them
 * anew.
 */
interface Landmark {
  readonly name: string;
  readonly element: Element;
}

/** @returns links by where they lead, headings and paragraphs by their text, each in its section */
export function findLandmarks(): readonly Landmark[] {
  return Array.from(document.querySelectorAll("main :is(a[href], h1, h2, h3, p)"), (element) => {
    const section = element.closest("section")?.querySelector("h2")?.textContent;
    const name = element.getAttribute("href") ?? element.textContent;
    return { name: `${element.localName} ${name} ${section}`, element };
  }).reverse();
}
