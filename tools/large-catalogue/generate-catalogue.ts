/**
 * Fills the site's own database with generated songs, to see and measure it at size. Refuses a database that holds other
 * songs, and a disk that is too small.
 */

import { openDatabase } from "#postgres";
import { readSettings } from "#settings";
import { printWithTime, runCommand } from "#terminal";
import { fillLargeCatalogue } from "./fill-large-catalogue.ts";
import { LargeCatalogueError } from "./large-catalogue-error.ts";
import { requireDiskSpace } from "./require-disk-space.ts";

const help = `Usage: npm run generate-catalogue [-- --songs N] [--seed N] [--add]

Fills the database that DATA_DIR or DATABASE_URL names with generated songs, people and albums, whose words are made up.
The site must be stopped meanwhile.

  --songs N   how many songs; 1000000 if left out, which need 20 GB of free disk and about a quarter of an hour
  --seed N    another number gives other songs, the same number the same ones; 1 if left out
  --add       even if there are songs already that are not starter songs`;

await runCommand(
  {
    help,
    flags: ["add"],
    numbers: {
      songs: { default: 1_000_000, max: 10_000_000 },
      seed: { default: 1, max: 1_000_000 },
    },
    expected: [LargeCatalogueError],
  },
  async ({ flags: { add }, numbers: { songs, seed } }) => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readSettings(process.env);
    if (databaseUrl) console.log("Whether the disk of DATABASE_URL has room cannot be seen from here.");
    else await requireDiskSpace(dataDir, songs);
    const say = printWithTime();
    const database = await openDatabase({
      databaseUrl,
      dataDir,
      log: console,
      applicationName: "antara generate-catalogue",
      connections: 2,
    });
    try {
      await fillLargeCatalogue(database.sql, { songs, seed, add, say });
    } finally {
      await database.close();
    }
    say(`${songs.toLocaleString("en")} songs are generated.`);
  },
);
