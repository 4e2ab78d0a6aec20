export { type Admission, createAdmission } from "./admission.ts";
export { maxFormBytes } from "./limits.ts";
export { formEncoded, formTooLong } from "./refusal.ts";
