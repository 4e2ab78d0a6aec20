/**
 * The last step of `npm run build`: the links that the programs of the embedded PostgreSQL need. Afterwards a start writes
 * nowhere but in its data folder, and fetches nothing.
 */
import { parseArgs } from "node:util";
import { DatabaseRefusal, findBinaries } from "#postgres";

const help = `Usage: npm run build

Makes all that a start needs: a recent Node.js where the machine's is too old, the dependencies, the site, the programs
of the embedded PostgreSQL. After it npm start needs no network, and may run as a user who can only read this folder.`;

async function finish(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) return console.log(help);
  await findBinaries();
  console.log("Antara is built.");
}

finish().catch((error: unknown) => {
  console.error(error instanceof DatabaseRefusal ? error.message : error);
  process.exitCode = 1;
});
