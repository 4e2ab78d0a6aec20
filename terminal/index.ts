/** The door of the terminal: how a command reads its line, asks, tells and ends. */
export { askSecretly, GivenUp } from "./ask-secretly.ts";
export { describeBytes, describeRows } from "./describe-rows.ts";
export { runCommand, WrongOption } from "./run-command.ts";
export { sayWithTime } from "./say-with-time.ts";
export { withDatabase, withEmptyDatabase } from "./with-database.ts";
