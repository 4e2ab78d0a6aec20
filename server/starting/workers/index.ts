/** The door of workers: several processes answer on one port, and one supervises them. */
export { runWorker } from "./run-worker.ts";
export { runWorkers } from "./run-workers.ts";
