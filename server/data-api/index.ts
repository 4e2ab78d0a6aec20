export { dataRequestOf } from "./data-request.ts";
