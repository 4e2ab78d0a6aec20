/** The door of the queue: what may come later is done later, once, by one of all processes. */
export { addJob, type Job, openQueue, type Queue } from "./open-queue.ts";
