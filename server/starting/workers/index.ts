export { runWorker } from "./run-worker.ts";
export { runWorkers } from "./run-workers.ts";
