/**
 * Fills the site's own database with generated songs, to see and measure it at size. Refuses a database with songs of
 * somebody's, and a disk that is too small.
 */
import { parseArgs } from "node:util";
import { CatalogueRefused, fillLargeCatalogue, refuseSmallDisk } from "#machine";
import { DatabaseRefusal, openDatabase } from "#postgres";
import { readSettings, SettingsRefusal } from "#settings";

const help = `Usage: npm run generate-catalogue [-- --songs N] [--seed N] [--add]

Fills the database that DATA_DIR or DATABASE_URL names with generated songs, people and albums, whose words are made up.
The site must be stopped meanwhile.

  --songs N   how many songs; 1000000 if left out, which need 20 GB of free disk and about a quarter of an hour
  --seed N    another number gives other songs, the same number the same ones; 1 if left out
  --add       even if there are songs already that are not starter songs`;

class WrongOption extends Error {
  override readonly name = "WrongOption";
}

async function run(): Promise<void> {
  const { values } = readOptions();
  if (values.help) return console.log(help);
  const songs = wholeNumber("--songs", values.songs, 10_000_000);
  const seed = wholeNumber("--seed", values.seed, 1_000_000);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readSettings(process.env);
  if (databaseUrl) console.log("Whether the disk of DATABASE_URL has room cannot be seen from here.");
  else await refuseSmallDisk(dataDir, songs);
  const startedAt = performance.now();
  const say = (message: string) => console.log(`${minutes(startedAt)}  ${message}`);
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log: console,
    applicationName: "antara generate-catalogue",
    connections: 2,
  });
  try {
    await fillLargeCatalogue(database.sql, { songs, seed, add: values.add, say });
  } finally {
    await database.close();
  }
  say(`${songs.toLocaleString("en")} songs are generated.`);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        songs: { type: "string", default: "1000000" },
        seed: { type: "string", default: "1" },
        add: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new WrongOption(`${(error as Error).message}\n\n${help}`);
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= most) return Number(text);
  throw new WrongOption(`${option} is a whole number from 1 to ${most}, not ${JSON.stringify(text)}.`);
}

/** @returns time since then as `2:07` */
function minutes(startedAt: number): string {
  const seconds = Math.floor((performance.now() - startedAt) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const expected = [SettingsRefusal, DatabaseRefusal, CatalogueRefused, WrongOption];

run().catch((error: unknown) => {
  console.error(
    error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : error,
  );
  process.exitCode = 1;
});
