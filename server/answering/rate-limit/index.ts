export { type Admission, createAdmission } from "./admission.ts";
export { longestForm } from "./limits.ts";
export { formEncoded, formTooLong } from "./refusal.ts";
