export type { Measures } from "./measures.ts";
export { type Health, type HealthParts, openHealth } from "./open-health.ts";
