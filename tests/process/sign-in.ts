/** Signs in to sites under test. */
import * as machine from "#machine";

export const adminPassword = "chaudhvin-ka-chand-ho";

/** @returns a `Cookie` header with a new session */
export const signInAt = (address: string) => machine.signInAt(address, adminPassword);
