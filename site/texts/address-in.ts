/** The address of a page in each language: that of English, behind the path of the language. */

/**
 * @param path of the language, such as `/hi`; empty for English
 * @param address within the site, in English; another one stays as it is
 */
export function addressIn(path: string, address: string): string {
  if (path === "" || !address.startsWith("/")) return address;
  return path + address.replace(/^\/(?=[?#]|$)/, "");
}

/** @returns whether the address of a page is one in the language with this path */
export function isIn(path: string, address: string): boolean {
  const begin = address.slice(0, path.length).toLowerCase();
  return path !== "" && begin === path && /^(?:$|[/?#])/.test(address.slice(path.length));
}

/** @returns the address of the same page in English */
export function addressWithout(path: string, address: string): string {
  if (!isIn(path, address)) return address;
  // Two slashes would begin the address of another site.
  return address.slice(path.length).replace(/^\/*/, "/");
}
