export { isMisread, plainTarget } from "./plain-target.ts";
