/** Separates names at semicolons as well, so that only commas are between them. */
import { splitNames } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import { type PeopleField, peopleFields, type ReadSong } from "./exchanged-song.ts";
import { findNamesMeant } from "./names-meant.ts";

/** A name with a semicolon stays whole where somebody is stored under it. Only such names cost a query. */
export async function separateNames(
  sql: Sql | Transaction,
  songs: readonly ReadSong[],
): Promise<readonly ReadSong[]> {
  const joined = songs.flatMap(joinedNamesOf);
  if (joined.length === 0) return songs;
  const meant = await findNamesMeant(sql, joined);
  return songs.map((read) => {
    const song = { ...read.song };
    for (const field of new Set(joinedNamesOf(read).map((name) => name.field)))
      song[field] = splitNames(song[field] ?? "")
        .flatMap((name) => (meant(field, name)?.exists ? [name] : splitNames(name.replaceAll(";", ","))))
        .join(", ");
    return { ...read, song };
  });
}

function joinedNamesOf({ song }: ReadSong): { readonly field: PeopleField; readonly name: string }[] {
  return peopleFields.flatMap((field) =>
    splitNames(song[field] ?? "").flatMap((name) => (name.includes(";") ? [{ field, name }] : [])),
  );
}
