export { finishAnswers } from "./finish-answers.ts";
export { stopOnSignals } from "./stop-on-signals.ts";
