/** A data folder with generated songs, made before the site is started on it. */
import { fillLargeCatalogue } from "#large-catalogue";
import { openDatabase } from "#postgres";

/** Of a site on such a folder: no other songs come to them. */
export const withoutStarterSongs = { STARTER_CATALOGUE: "off" };

/** @param dataDir an empty folder */
export async function fillWithSongs(dataDir: string, songs: number): Promise<void> {
  console.log(`  generating ${songs.toLocaleString("en")} songs …`);
  const database = await openDatabase({ dataDir, connections: 2, log: { ...console, info: () => {} } });
  try {
    await fillLargeCatalogue(database.sql, { songs, seed: 1, say: () => {} });
  } finally {
    await database.close();
  }
}
