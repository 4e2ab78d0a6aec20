export { type Admission, createAdmission } from "./admission.ts";
export { longestForm } from "./limits.ts";
export { networkOf } from "./network-of.ts";
export { formTooLong } from "./refusal.ts";
