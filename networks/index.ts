/** The door of the networks: which addresses count as one, and turns that are fair between them. */
export { createFairLine, type FairLine, type LineLimits } from "./fair-line.ts";
export { networkOf, wideNetworkOf } from "./network-of.ts";
