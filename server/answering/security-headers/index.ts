export { dataPolicy } from "./content-security-policy.ts";
export { createGuard, type Guard, securityHeaders } from "./security-headers.ts";
