/**
 * The last step of `npm run build`: creates the links that the programs of the embedded PostgreSQL need. Afterwards a
 * start writes only into its data folder and fetches nothing.
 */
import { findBinaries } from "#postgres";
import { runCommand } from "#terminal";

const help = `Usage: npm run build

Prepares everything that a start needs: a recent Node.js where the machine's is too old, the dependencies, the site, the programs
of the embedded PostgreSQL. After it npm start needs no network, and may run as a user who can only read this folder.`;

await runCommand({ help }, async () => {
  await findBinaries();
  console.log("Antara is built.");
});
