export { type AnsweredRequest, logRequest } from "./log-request.ts";
export { setRequestIdHeader } from "./request-id-header.ts";
