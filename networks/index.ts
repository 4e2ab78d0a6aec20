/** The door of networks: which addresses count as one, and a queue that is fair between them. */
export { createFairQueue, type QueueLimits } from "./fair-queue.ts";
export { networkOf, wideNetworkOf } from "./network-of.ts";
