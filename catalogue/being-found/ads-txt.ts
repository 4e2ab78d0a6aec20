/** Names the first line of a text for `/ads.txt` that does not have the form of the standard (ads.txt 1.1). */

const aDomain = String.raw`(?=.{1,253}(?:,|$))(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])`;
const domain = new RegExp(`^${aDomain}$`, "i");

/** That of a manager may be for one country. */
const domainOfVariable = new RegExp(`^${aDomain}(?:\\s*,\\s*[a-z]{2})?$`, "i");
const variables = ["CONTACT", "SUBDOMAIN", "OWNERDOMAIN", "MANAGERDOMAIN", "INVENTORYPARTNERDOMAIN"];

/** Of a record. The last one may be left out. */
const parts: readonly (readonly [RegExp, string])[] = [
  [domain, "the domain of an advertising system"],
  [/^\S+$/, "an account, which has no spaces"],
  [/^(?:direct|reseller)$/i, "DIRECT or RESELLER"],
  [/^[\w.-]+$/, "the number of a certification authority"],
];

/** @returns a sentence that says which line is wrong, why, and what to do; null for a right text */
export function wrongAdsLine(text: string): string | null {
  for (const [place, line] of text.split("\n").entries()) {
    // Others may add fields of their own after a semicolon.
    const wrong = wrongIn((line.replace(/#.*/, "").split(";", 1)[0] ?? "").trim());
    if (wrong) return `Line ${place + 1}: ${wrong}`;
  }
  return null;
}

function wrongIn(record: string): string | null {
  if (record === "") return null;
  const [, name = "", value = ""] = /^(\w+)\s*=\s*(.*)$/.exec(record) ?? [];
  if (name !== "") {
    if (!variables.includes(name.toUpperCase())) return `${quoted(name)} is none of ${variables.join(", ")}.`;
    const isContact = /^contact$/i.test(name);
    const isRight = isContact ? value !== "" : domainOfVariable.test(value);
    const needed = isContact ? "its value" : "a domain such as example.com";
    return isRight ? null : `After ${name}= comes ${needed}, not ${quoted(value)}.`;
  }
  const typed = record.split(",").map((part) => part.trim());
  const wrong = parts.findIndex(([form], place) => !form.test(typed[place] ?? (place === 3 ? "none" : "")));
  if (wrong === -1 && typed.length <= parts.length) return null;
  const reason =
    wrong === -1 ? "it has too many parts" : `${quoted(typed[wrong] ?? "")} is not ${parts[wrong]?.[1]}`;
  return `${reason}. Write it as in: google.com, pub-1234567890, DIRECT`;
}

function quoted(text: string): string {
  return text === "" ? "nothing" : `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}
