/** The door of the request log: one line for a request, and the id that its answer carries. */
export { type AnsweredRequest, logRequest } from "./log-request.ts";
export { setRequestIdHeader } from "./request-id-header.ts";
