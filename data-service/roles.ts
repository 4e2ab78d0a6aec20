/** The roles of PostgreSQL that the two keys stand for, as on hosted services. */
export const visitorRole = "anon";
export const serviceRole = "service_role";
