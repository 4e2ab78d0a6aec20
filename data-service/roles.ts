/** The roles of PostgreSQL that the two keys stand for, as on hosted services. */
export const visitorRole = "anon";
export const serviceRole = "service_role";

/** As JSON: tokens that stand for the keys on hosted services have this claim. */
export const claimsOfKey = (role: string): string => JSON.stringify({ role });
