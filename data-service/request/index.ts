export type * from "./api-request.ts";
export { type HttpRequest, headersRead, readRequest } from "./read-request.ts";
