/** The door of networks: which addresses count as one, their turns in a queue, and their shares of a number. */
export { createFairQueue, type QueueLimits } from "./fair-queue.ts";
export { networkOf, wideNetworkOf, widestNetworkOf } from "./network-of.ts";
export { createShares, maxNetworks, type Shares, type SharesOptions } from "./shares.ts";
