/** Why the rehearsal cannot be held, or what it showed to be wrong, in a sentence for whoever runs it. */
export class ClusterTestError extends Error {
  override readonly name = "ClusterTestError";
}
