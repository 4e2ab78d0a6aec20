/** The door of the terminal: how commands parse arguments, prompt, print and exit. */

export { describeOtherWays } from "./describe-other-ways.ts";
export { describeBytes, describeRows } from "./describe-rows.ts";
export { printWithTime } from "./print-with-time.ts";
export { Cancelled, promptHidden } from "./prompt-hidden.ts";
export { promptYesOrNo } from "./prompt-yes-or-no.ts";
export { runCommand, UsageError } from "./run-command.ts";
export { withDatabase, withEmptyDatabase } from "./with-database.ts";
