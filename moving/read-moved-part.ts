/** Reads a part of a site as a browser sends it. Refuses more than a part may have, and anything of another form. */
import { z } from "zod";
import { type ExchangedSong, PartRefused } from "#exchange";
import { columnsOf, mostBytesOfPart, mostSongsOfPart } from "../exchange/reading/index.ts";
import type { MovedSite } from "./moved.ts";

export interface MovedPart {
  /** Whether nothing is to be saved. */
  readonly isDryRun: boolean;
  /** Whether the starter songs go first. */
  readonly removesStarterSongs: boolean;
  /** What the first part was answered; undefined in that one, which has no rows. */
  readonly keepsIds: boolean | undefined;
  /** With the rows of this part alone, and the name of the whole. */
  readonly site: MovedSite;
}

const name = z.string().min(1).max(2_048);
const path = z.string().startsWith("/").max(4_096);
const paths = z.array(path).max(20).optional();

const entry = z.strictObject({
  kind: z.enum(["singers", "lyricists", "music_directors", "albums"]),
  oldId: name,
  name: z.string(),
  picture: z.string().optional(),
  year: z.union([z.number(), z.string()]).optional(),
  paths,
});

const song = z.strictObject({
  oldId: name,
  place: name,
  song: z
    .record(z.string(), z.string())
    .refine((fields) => Object.keys(fields).every((column) => columnsOf(false).has(column)))
    .transform((fields): ExchangedSong => fields),
  views: z.number().int().nonnegative().optional(),
  remarks: z.array(z.string()).max(1_000).optional(),
  paths,
});

const part = z
  .strictObject({
    source: name,
    dryRun: z.boolean(),
    removesStarterSongs: z.boolean().optional(),
    hasNumbersAsIds: z.boolean().optional(),
    keepsIds: z.boolean().optional(),
    entries: z.array(entry),
    songs: z.array(song),
    settings: z.array(z.tuple([name, z.string()])).optional(),
  })
  .refine(({ dryRun, removesStarterSongs }) => !(dryRun && removesStarterSongs));

/**
 * @param text JSON: `{ "source": "https://…", "dryRun": true, "entries": [MovedEntry, …], "songs": [MovedSong, …] }`,
 *   and where they are not false or empty `hasNumbersAsIds`, `keepsIds`, `"settings": [[key, value], …]`;
 *   `"removesStarterSongs": true` is only allowed where something is saved
 * @throws {PartRefused}
 */
export function readMovedPart(text: string): MovedPart {
  if (Buffer.byteLength(text) > mostBytesOfPart)
    throw new PartRefused(413, `A part may have at most ${mostBytesOfPart} bytes. Send fewer songs at once.`);
  const {
    source,
    dryRun,
    removesStarterSongs = false,
    hasNumbersAsIds = false,
    keepsIds,
    ...rows
  } = parse(text);
  const { entries, songs, settings = [] } = rows;
  if (entries.length + songs.length + settings.length > mostSongsOfPart)
    throw new PartRefused(413, `A part may have at most ${mostSongsOfPart} songs. Send fewer at once.`);
  return {
    isDryRun: dryRun,
    removesStarterSongs,
    keepsIds,
    site: {
      name: source,
      hasNumbersAsIds,
      remarks: [],
      async *entries() {
        yield* entries;
      },
      async *songs() {
        yield* songs;
      },
      async *settings() {
        yield* settings;
      },
    },
  };
}

function parse(text: string) {
  try {
    return part.parse(JSON.parse(text));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const where = issue ? ` What is wrong: ${issue.path.join(".") || "the whole"}, ${issue.message}.` : "";
    throw new PartRefused(
      400,
      `A part has to be { "source", "dryRun", "entries", "songs" } in JSON.${where} Open the page again, then go on.`,
      { cause: error },
    );
  }
}
