/** `/feed.xml`: the latest lyrics as an Atom feed. */
import { addressOfSong, findLatestLyrics, type LatestLyrics } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { liveContext, type SiteFacts } from "../live.ts";
import type { Route } from "./+types/latest-lyrics.ts";
import { atomFeed } from "./atom.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { sql, site, now } = context.get(liveContext);
  const songs = await askCatalogue(findLatestLyrics(sql), "Failed to read the feed:");
  return new Response(feedOf(songs, site, now()), {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
}

function feedOf(songs: readonly LatestLyrics[], { name, origin }: SiteFacts, now: Date): string {
  const { hostname } = new URL(origin);
  const changes = songs.map(({ updated_at }) => new Date(updated_at).getTime());
  return atomFeed({
    title: `${name}: Latest Lyrics`,
    subtitle: "The newest Hindi song lyrics, in Devanagari and in Roman script.",
    author: name,
    home: `${origin}/`,
    self: `${origin}/feed.xml`,
    updated: new Date(changes.length > 0 ? Math.max(...changes) : now).toISOString(),
    entries: songs.map((song) => ({
      // Must outlive a new title and with it a new address: RFC 4151.
      id: `tag:${hostname},2025:song-${song.id}`,
      title: song.singerName ? `${song.title} - ${song.singerName}` : song.title,
      address: origin + addressOfSong(song),
      published: song.created_at,
      updated: song.updated_at,
      category: song.genre,
      summary: summaryOf(song),
    })),
  });
}

function summaryOf({ firstHindiLine, firstRomanLine, albumName, year }: LatestLyrics): string {
  const album = albumName && (year === null ? albumName : `${albumName} (${year})`);
  const lines = [firstHindiLine, firstRomanLine].map((line) => line && `${line} …`);
  return [...lines, album && `From ${album}`].filter(Boolean).join("\n");
}
