/** Finds the machine-made version of the script that a song lacks, in one statement. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import { singerNames } from "../songs/song-card.ts";
import type { Script } from "./draft-other-script.ts";

export interface MachineVersion {
  /** Of the song. */
  readonly id: number;
  readonly title: string;
  readonly singerName: string;
  /** The script that the song lacks, and of the text. */
  readonly script: Script;
  readonly text: string;
}

/** SQL condition: the administrator offers them. A song that lacks no script has none. */
const areOffered = "(select p.offers_machine_versions from private.preferences as p)";

/** SQL expression, for a query with the alias `l` for the song. */
export const hasMachineVersion = `
  case when l.lyrics_hindi is null or l.lyrics_english is null
    then exists (select from private.machine_versions as m where m.lyric_id = l.id and ${areOffered})
    else false end`;

const machineVersionQuery = `
  select l.id, l.title, ${singerNames} as "singerName", m.script, m.text
  from private.machine_versions as m join lyrics as l on l.id = m.lyric_id
  where m.lyric_id = $1 and ${areOffered}`;

/**
 * @param id of the song; a number that cannot be an id finds nothing
 * @returns null if there is none, or if the administrator does not offer them
 * @throws the driver's error when the database cannot answer
 */
export async function findMachineVersion(sql: Sql, id: number): Promise<MachineVersion | null> {
  return canBeId(id) ? queryRow<MachineVersion>(sql, machineVersionQuery, [id]) : null;
}
