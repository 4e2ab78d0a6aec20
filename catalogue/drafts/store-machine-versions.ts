/** Drafts the script that a song lacks, and stores it for readers and for the administrator. */
import type { Sql, Transaction } from "#postgres";
import { type Draft, draftDevanagari, draftRoman, type Lexicon } from "#transliteration";
import type { Lyrics } from "./changed-words.ts";
import type { Script } from "./draft-other-script.ts";
import { readLexicon } from "./read-lexicon.ts";

export interface SongToDraft extends Lyrics {
  readonly id: number;
}

/** A row of `private.machine_versions`. */
interface MachineVersionRow {
  readonly lyric_id: number;
  readonly script: Script;
  readonly text: string;
  /** Lines that are not empty. */
  readonly lines: number;
  readonly words: number;
  readonly unsure_words: number;
}

/**
 * Replaces what was stored for these songs.
 * @throws the driver's error when the database fails
 */
export async function storeMachineVersions(sql: Transaction, songs: readonly SongToDraft[]): Promise<void> {
  const rows = await draftMissingScripts(sql, songs);
  await sql`delete from private.machine_versions where lyric_id = any(${songs.map(({ id }) => id)})`;
  if (rows.length > 0) await sql`insert into private.machine_versions ${sql(rows)}`;
}

/**
 * In one statement. A song gets a machine version if it has one script, with at least one word of it.
 * @throws the driver's error when the database cannot answer
 */
export async function draftMissingScripts(
  sql: Sql | Transaction,
  songs: readonly SongToDraft[],
): Promise<MachineVersionRow[]> {
  const lacking = songs.filter(({ hindi, english }) => (hindi === null) !== (english === null));
  const texts = (script: Script) => lacking.map((song) => song[script] ?? "").join("\n");
  const lexicon = await readLexicon(sql, { devanagari: texts("hindi"), roman: texts("english") });
  return lacking.flatMap((song) => machineVersionOf(song, lexicon));
}

function machineVersionOf({ id, hindi, english }: SongToDraft, lexicon: Lexicon): MachineVersionRow[] {
  const script = hindi === null ? "hindi" : "english";
  const draft =
    script === "hindi" ? draftDevanagari(english ?? "", { lexicon }) : draftRoman(hindi ?? "", { lexicon });
  const counts = countsOf(draft);
  return counts.words === 0 ? [] : [{ lyric_id: id, script, text: draft.text, ...counts }];
}

function countsOf({ lines }: Draft): Pick<MachineVersionRow, "lines" | "words" | "unsure_words"> {
  const words = lines.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== "string"));
  return {
    lines: lines.filter(({ pieces }) => pieces.some((piece) => typeof piece !== "string")).length,
    words: words.length,
    unsure_words: words.filter(({ isUnsure }) => isUnsure).length,
  };
}
