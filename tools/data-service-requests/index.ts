/** The door of the requests that are sent to the data service, and of the catalogue that they ask for. */
export { generateCatalogue } from "./generated-catalogue.ts";
export { type HostileRequest, hostileRequests } from "./hostile-requests.ts";
