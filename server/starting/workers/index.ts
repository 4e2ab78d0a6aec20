export { runWorker } from "./run-worker.ts";
export { runWorkers } from "./run-workers.ts";
export { WorkerRefused } from "./worker-config.ts";
