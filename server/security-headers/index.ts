export { dataPolicy } from "./content-security-policy.ts";
export { createGuard, type Guard, type SecurityFacts, securityHeaders } from "./security-headers.ts";
