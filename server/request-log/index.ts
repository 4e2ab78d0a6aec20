export { type AnsweredRequest, logRequests } from "./log-requests.ts";
export { nameAnswer } from "./name-answer.ts";
export { createRequestIds, type RequestIdOf } from "./request-id.ts";
