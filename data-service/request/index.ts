export type * from "./api-request.ts";
export { type HttpRequest, planHeaders, readRequest } from "./read-request.ts";
