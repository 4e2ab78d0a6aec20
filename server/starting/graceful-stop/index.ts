/** The door of the graceful stop: a signal ends answers, then the process, also while it starts. */
export { finishAnswers } from "./finish-answers.ts";
export { runUntilSignal, type Stoppable } from "./run-until-signal.ts";
export { stopOnSignals } from "./stop-on-signals.ts";
