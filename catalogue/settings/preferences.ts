/** What the administrator has chosen for the site, beside its codes. */
import type { Sql } from "#postgres";

export interface Preferences {
  /** Whether readers may read a machine-made version of a script that a song lacks. */
  readonly offersMachineVersions: boolean;
}

/** @throws the driver's error when the database cannot answer */
export async function readPreferences(sql: Sql): Promise<Preferences> {
  const [row] = await sql<Preferences[]>`
    select offers_machine_versions as "offersMachineVersions" from private.preferences`;
  return row ?? { offersMachineVersions: true };
}

/**
 * All processes of the site hear of it, and outdate their cached pages.
 * @throws the driver's error when the database fails
 */
export async function savePreferences(sql: Sql, { offersMachineVersions }: Preferences): Promise<void> {
  await sql`
    insert into private.preferences (offers_machine_versions) values (${offersMachineVersions})
    on conflict (only_row) do update set offers_machine_versions = excluded.offers_machine_versions`;
}
