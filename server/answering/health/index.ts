/** The door of health: whether a process is alive and ready, and its figures. */
export type { Metrics } from "./metrics.ts";
export { type Health, type HealthParts, openHealth } from "./open-health.ts";
