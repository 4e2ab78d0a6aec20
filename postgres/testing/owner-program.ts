/** For tests: a small application that opens the embedded database of a folder and runs until SIGTERM. */
import { openDatabase } from "../open-database.ts";
import { DatabaseRefusal } from "../refusal.ts";

const silent = { info() {}, warn() {}, error() {} };

openDatabase({ dataDir: process.argv[2] ?? "", log: silent }).then(
  (database) => {
    process.on("SIGTERM", () => database.close().then(() => process.exit(0)));
    console.log("ready");
  },
  (error: Error) => {
    console.log(error instanceof DatabaseRefusal ? error.message : error.stack);
    process.exit(1);
  },
);
