/** The door of the requests that are sent to the data service, and of the catalogue that they ask for. */
export { type Asked, curlOf, keys, type Role, requestOf } from "./asked.ts";
export { generateRequests } from "./generate-requests.ts";
export { generateCatalogue } from "./generated-catalogue.ts";
export { type HostileRequest, hostileRequests } from "./hostile.ts";
