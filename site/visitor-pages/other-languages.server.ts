/** The same page in other languages. */
import type { OtherLanguage } from "../components/language-switch.tsx";
import { addressIn, addressWithout } from "../texts/address-in.ts";
import type { Texts } from "../texts/en/index.ts";
import { languages } from "../texts/languages.ts";

/** @param url of the page; the page cache has taken off what the page does not know */
export function otherLanguages({ pathname, search }: URL, { code, islands }: Texts): OtherLanguage[] {
  const page = addressWithout(islands.path, pathname) + search;
  return Object.values(languages)
    .filter((other) => other.code !== code)
    .map((other) => ({ code: other.code, name: other.name, address: addressIn(other.islands.path, page) }));
}
