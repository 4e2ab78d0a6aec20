/** A large catalogue could not be made here; the message holds the cause and the next step. */
export class CatalogueRefused extends Error {
  override readonly name = "CatalogueRefused";
}
