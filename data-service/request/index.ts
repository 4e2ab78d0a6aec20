/** The door of the first stage: reads a request, and refuses what is not of the dialect. */
export type * from "./api-request.ts";
export { type HttpRequest, planHeaders, readRequest } from "./read-request.ts";
