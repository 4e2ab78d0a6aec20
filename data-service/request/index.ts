export type * from "./api-request.ts";
export { type HttpRequest, readRequest } from "./read-request.ts";
