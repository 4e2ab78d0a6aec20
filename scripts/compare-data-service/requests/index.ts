export { generateRequests } from "./generate-requests.ts";
