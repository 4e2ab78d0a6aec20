/** `/feed.xml`: the latest lyrics as an Atom feed (RFC 4287). */
import { addressOfSong, findLatestLyrics, type LatestLyrics } from "#catalogue";
import { liveContext, type SiteInfo, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { addressIn } from "../texts/address-in.ts";
import type { Texts } from "../texts/en/index.ts";
import type { Route } from "./+types/latest-lyrics.ts";
import { escapeXml, wholeSeconds, xmlDeclaration } from "./xml.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { sql, site, now } = context.get(liveContext);
  const songs = await queryCatalogue(findLatestLyrics(sql), "Failed to read the feed:");
  return new Response(feedOf(songs, site, now(), context.get(textsContext)), {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
}

function feedOf(songs: readonly LatestLyrics[], site: SiteInfo, now: Date, texts: Texts): string {
  const changes = songs.map(({ updated_at }) => new Date(updated_at).getTime());
  const updated = new Date(changes.length > 0 ? Math.max(...changes) : now).toISOString();
  const name = escapeXml(site.name);
  const url = (address: string) => escapeXml(site.origin + addressIn(texts.islands.path, address));
  const { title, subtitle } = texts.feed;
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${texts.code}">
<id>${url("/feed.xml")}</id>
<title>${escapeXml(title(site.name))}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${url("/feed.xml")}"/>
<link rel="alternate" type="text/html" href="${url("/")}"/>
<updated>${wholeSeconds(updated)}</updated>
<author><name>${name}</name></author>
${songs.map((song) => entryOf(song, site, url(addressOfSong(song)), texts)).join("")}</feed>
`;
}

function entryOf(song: LatestLyrics, { origin }: SiteInfo, url: string, texts: Texts): string {
  const title = song.singerName ? `${song.title} - ${song.singerName}` : song.title;
  const category = song.genre ? `<category term="${escapeXml(song.genre)}"/>\n` : "";
  // A tag URI (RFC 4151), because the address changes with the title, and an id must not change.
  return `<entry>
<id>${escapeXml(`tag:${new URL(origin).hostname},2025:song-${song.id}`)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${wholeSeconds(song.created_at)}</published>
<updated>${wholeSeconds(song.updated_at)}</updated>
${category}<summary>${escapeXml(summaryOf(song, texts))}</summary>
</entry>
`;
}

function summaryOf({ albumName, year, ...song }: LatestLyrics, { feed }: Texts): string {
  const album = albumName && (year === null ? albumName : `${albumName} (${year})`);
  const hindi = song.isHindiCut ? `${song.firstHindiLine} …` : song.firstHindiLine;
  const roman = song.isRomanCut ? `${song.firstRomanLine} …` : song.firstRomanLine;
  return [hindi, roman, album && feed.from(album)].filter(Boolean).join("\n");
}
