/** Writes an Atom feed (RFC 4287). */
import { escapeXml, wholeSeconds, xmlDeclaration } from "./xml.server.ts";

export interface AtomFeed {
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** Absolute address of the page that the feed follows. */
  readonly home: string;
  /** Absolute address of the feed, also its id. */
  readonly self: string;
  /** ISO 8601, as are all times here. */
  readonly updated: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  /** An IRI that stays the same for ever. */
  readonly id: string;
  readonly title: string;
  /** Absolute. */
  readonly address: string;
  readonly published: string;
  readonly updated: string;
  readonly category: string | null;
  readonly summary: string;
}

export function atomFeed({ title, subtitle, author, home, self, updated, entries }: AtomFeed): string {
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>
<updated>${wholeSeconds(updated)}</updated>
<author><name>${escapeXml(author)}</name></author>
${entries.map(entryText).join("")}</feed>
`;
}

function entryText({ id, title, address, published, updated, category, summary }: AtomEntry): string {
  return `<entry>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<published>${wholeSeconds(published)}</published>
<updated>${wholeSeconds(updated)}</updated>
${category ? `<category term="${escapeXml(category)}"/>\n` : ""}<summary>${escapeXml(summary)}</summary>
</entry>
`;
}
