/**
 * The door of the last stage: writes results, refusals, the description of the service and the headers for other
 * sites.
 */
export { answerPreflight, corsHeaders } from "./cors.ts";
export { describeService } from "./describe.ts";
export type * from "./description.ts";
export type { QueryResult } from "./query-result.ts";
export { writeRefusal } from "./write-refusal.ts";
export { writeResponse } from "./write-response.ts";
