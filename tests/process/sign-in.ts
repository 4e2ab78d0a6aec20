/** The administrator of sites under test. */
import * as machine from "#machine";

export const adminPassword = "chaudhvin-ka-chand-ho";

/** @returns the cookies of a new session, as a `Cookie` header has them */
export const signInAt = (address: string) => machine.signInAt(address, adminPassword);
