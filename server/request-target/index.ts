export { plainTarget } from "./plain-target.ts";
