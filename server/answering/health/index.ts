export type { Metrics } from "./metrics.ts";
export { type Health, type HealthParts, openHealth } from "./open-health.ts";
