/** The plain forms of an address, in which old addresses are stored and looked up, so that spellings do not count. */

/** Of a plain form; longer ones are neither stored nor found. */
export const longestOldAddress = 500;

/** Pages of the same text for readers of feeds and for phones. */
const endings = /(?:\/(?:feed(?:\/(?:atom|rss2?|rdf))?|amp))+$/;

/** Parameters that change nothing: of advertisements, and those that choose the page for phones. */
const idle = /^(?:(?:utm_\w*|fbclid|gclid|amp)(?:=|$)|m=[01]$)/;

/** Parameters that name the page. */
const naming = /^(?:p|page_id)=\d+$/;

/**
 * @param address a path with its query, or a whole address, whose host does not count
 * @returns the plain forms, the most exact one first; none for the home page, and for what cannot be stored
 */
export function plainForms(address: string): readonly string[] {
  const [asked = ""] = address.replace(/^https?:\/\/[^/?#]*/i, "").split("#");
  const [path = "", ...rest] = asked.split("?");
  const plain = plainText(`/${path}`)
    .replace(/\/{2,}/g, "/")
    .replace(/^\/index\.php(?=\/|$)/, "")
    .replace(/\/$/, "");
  const parameters = rest
    .join("?")
    .split("&")
    .map(plainText)
    .filter((text) => text !== "" && !idle.test(text));
  const queries = [parameters.toSorted(), parameters.filter((text) => naming.test(text)), []];
  const forms = [plain, plain.replace(endings, "")].flatMap((base) =>
    queries.map((query) => `${base || "/"}${query.length > 0 ? `?${query.join("&")}` : ""}`),
  );
  return [...new Set(forms)].filter(mayBeStored);
}

/** Without escapes, however often they were escaped; those that are no text stay. Capitals do not count. */
function plainText(text: string): string {
  let plain = text;
  for (let times = 0; times < 3; times += 1) plain = plain.replace(/(?:%[\da-f]{2})+/gi, withoutEscapes);
  return plain.normalize("NFC").toLowerCase().normalize("NFC");
}

function withoutEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

function mayBeStored(form: string): boolean {
  return form !== "/" && form.length <= longestOldAddress && form.isWellFormed() && !/\p{Cc}/u.test(form);
}
