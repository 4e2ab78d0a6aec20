/** The three codes, in the order of the form. */

/** By the rule of visitor-pages/ad-height.server.ts. */
const room = "Gets as many pixels of height as its first element says it has, else 90.";

export const codeFields = [
  { key: "adCode1", label: "Ad Code 1", hint: `Stands above the lyrics. ${room}` },
  { key: "adCode2", label: "Ad Code 2", hint: `Stands below the lyrics. ${room}` },
  { key: "analyticsCode", label: "Analytics Code", hint: "Stands in the head of every visitors' page." },
] as const;

export type CodeKey = (typeof codeFields)[number]["key"];

/** @returns the name of the hidden field that tells what the code was when the form was opened */
export const fingerprintField = (key: CodeKey) => `mark-${key}`;

/**
 * An inline handler is text that would become a script, which the policy of the pages never allows.
 * @returns each such attribute as it is written, for example `onclick on <a>`
 */
export function inlineHandlersIn(code: string): string[] {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: code });
  return [...content.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
      .map(({ name }) => `${name} on <${element.tagName.toLowerCase()}>`),
  );
}
