/** Why the cluster test cannot run or has failed; the message is shown to whoever runs it. */
export class ClusterTestError extends Error {
  override readonly name = "ClusterTestError";
}
