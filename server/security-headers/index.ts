export { completeAnswers, type SecurityFacts, securityHeaders } from "./security-headers.ts";
