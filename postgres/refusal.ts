/** Why a database cannot be used: one or two sentences for the operator, the cause and the next step. */
export class DatabaseRefusal extends Error {
  override readonly name = "DatabaseRefusal";
}
