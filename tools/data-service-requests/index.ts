/** The door of the requests that are sent to the data service, and of the catalogue that they ask for. */
export { drawRequests } from "./draw-requests.ts";
export { generateCatalogue } from "./generated-catalogue.ts";
export { type HostileRequest, hostileRequests } from "./hostile-requests.ts";
export { readRequests } from "./read-requests.ts";
export { type DataServiceRequest, isWrite, type Role } from "./request-line.ts";
