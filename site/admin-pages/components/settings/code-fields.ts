/** The fields for advertising and analytics codes, and what in a code would not run. */

/** The rule is in visitor-pages/ad-height.server.ts. */
const heightRule = "Gets as many pixels of height as its first element says it has, else 90.";

/** In the order of the form. */
export const codeFields = [
  { key: "adCode1", label: "Ad Code 1", hint: `Stands above the lyrics. ${heightRule}` },
  { key: "adCode2", label: "Ad Code 2", hint: `Stands below the lyrics. ${heightRule}` },
  { key: "analyticsCode", label: "Analytics Code", hint: "Stands in the head of every visitors' page." },
] as const;

export type CodeKey = (typeof codeFields)[number]["key"];

/**
 * The content security policy of the pages never allows inline handlers.
 * @returns each such attribute, for example `onclick on <a>`
 */
export function inlineHandlersIn(code: string): string[] {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: code });
  return [...content.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
      .map(({ name }) => `${name} on <${element.tagName.toLowerCase()}>`),
  );
}
