/**
 * Finds what typed names may mean instead: `Lata & Rafi` two people, `Chorus` nobody, `Tarana, Asha` one,
 * `Jagit Singh` him who is stored as `Jagjit Singh`. Nothing is changed here: whoever has typed it decides.
 */
import type { Sql, Transaction } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { type OfferedName, splitNames } from "../songs/split-names.ts";

/** Texts of a statement. */
const atOnce = 1000;

/**
 * @param texts comma-separated names, as in a song's form
 * @returns an offer for each name that is not stored and may be others
 * @throws the driver's error when the database cannot answer
 */
export async function findOfferedNames(
  sql: Sql | Transaction,
  texts: readonly (string | null | undefined)[],
): Promise<readonly OfferedName[]> {
  const asked = [...new Set(texts.map((text) => splitNames(stripNullCharacters(text)).join(", ")))];
  const found: OfferedName[] = [];
  for (let at = 0; at < asked.length; at += atOnce)
    found.push(
      ...(await sql.unsafe<OfferedName[]>(
        `select typed, names, is_chosen as "isChosen", songs as "nearSongs"
          from private.names_offered($1::text[]) order by typed`,
        [asked.slice(at, at + atOnce)],
        { prepare: true },
      )),
    );
  return found;
}
