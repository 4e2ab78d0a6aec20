/** A large catalogue cannot be generated; the message has the cause and the next step. */
export class LargeCatalogueError extends Error {
  override readonly name = "LargeCatalogueError";
}
