/** The door of the rate limit: counts requests that cost work, and refuses those that are too many or too long. */
export { type Admission, createAdmission } from "./admission.ts";
export { maxFormBytes } from "./limits.ts";
export { formEncoded, formTooLong } from "./refusal.ts";
