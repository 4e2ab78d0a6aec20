/** A large catalogue could not be made here; the message holds the cause and the next step. */
export class LargeCatalogueError extends Error {
  override readonly name = "LargeCatalogueError";
}
