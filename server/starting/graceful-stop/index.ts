export { finishAnswers } from "./finish-answers.ts";
export { runUntilSignal, type Stoppable } from "./run-until-signal.ts";
export { stopOnSignals } from "./stop-on-signals.ts";
