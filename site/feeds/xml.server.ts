/** XML for sitemaps and feeds. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 does not allow, escaped or not (https://www.w3.org/TR/xml/#charsets). */
const invalidCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for an element or an attribute, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text.replace(invalidCharacters, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @param time ISO 8601 with any fraction. @returns the same moment in whole seconds, as W3C and Atom write it */
export function wholeSeconds(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/**
 * @param element `url` of a sitemap, `sitemap` of an index
 * @param changed ISO 8601; undefined or null if it is unknown
 * @returns one entry (https://www.sitemaps.org/protocol.html)
 */
export function sitemapEntry(element: "url" | "sitemap", address: string, changed?: string | null): string {
  const lastmod = changed ? `<lastmod>${wholeSeconds(changed)}</lastmod>` : "";
  return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}</${element}>\n`;
}

export const sitemapHeaders = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};
