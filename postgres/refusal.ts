/** Why a database cannot be used: a message for the operator with the cause and the next step. */
export class DatabaseRefusal extends Error {
  override readonly name = "DatabaseRefusal";
}
