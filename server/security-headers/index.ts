export { dataPolicy } from "./content-security-policy.ts";
export { completeAnswers, type SecurityFacts, securityHeaders } from "./security-headers.ts";
