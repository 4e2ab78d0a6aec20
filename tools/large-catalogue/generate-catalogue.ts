/**
 * Fills the site's database with generated songs, to see and measure it with a large catalogue. Refuses a database
 * with other songs, and a disk that is too small.
 */

import { openDatabase } from "#postgres";
import { readSettings } from "#settings";
import { printWithTime, runCommand } from "#terminal";
import { fillLargeCatalogue } from "./fill-large-catalogue.ts";
import { LargeCatalogueError } from "./large-catalogue-error.ts";
import { requireDiskSpace } from "./require-disk-space.ts";

const help = `Usage: npm run generate-catalogue [-- --songs N] [--seed N] [--add]

Fills the database of DATA_DIR or DATABASE_URL with generated songs, people and albums in invented words. The site must be
stopped meanwhile.

  --songs N   how many songs; 1000000 by default, which need 20 GB of free disk and about 15 minutes
  --seed N    the same number gives the same songs; 1 by default
  --add       add songs even if there are songs other than starter songs`;

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
    if (databaseUrl) console.log("The free disk space of DATABASE_URL cannot be checked from here.");
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
