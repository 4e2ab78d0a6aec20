export { readTarget } from "./plain-target.ts";
