export { type AnsweredRequest, logRequest } from "./log-request.ts";
export { nameAnswer } from "./name-answer.ts";
