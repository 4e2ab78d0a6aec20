/** A data folder with generated songs, made before the site is started on it. */
import { fillLargeCatalogue } from "#large-catalogue";
import { catalogueSeed, withDatabase } from "../filled-folder.ts";

/** Of a site on such a folder: no other songs come to them. */
export const withoutStarterSongs = { STARTER_CATALOGUE: "off" };

/** @param dataDir an empty folder */
export async function fillWithSongs(dataDir: string, songs: number): Promise<void> {
  console.log(`  generating ${songs.toLocaleString("en")} songs …`);
  await withDatabase(dataDir, 2, (sql) =>
    fillLargeCatalogue(sql, { songs, seed: catalogueSeed, say: () => {} }),
  );
}
