/** Splits the comma-separated names of a song's form, and writes them in the way in which they are offered. */

/** What a typed name may mean instead. */
export interface OfferedName {
  /** A name, or the whole text where a last name was typed before the first one, with a comma. */
  readonly typed: string;
  /** In order; empty where it is nobody, such as a chorus. */
  readonly names: readonly string[];
  /** Whether it is chosen beforehand. */
  readonly isChosen: boolean;
  /** Of the one whom a name is near that nobody has; null for all other offers. */
  readonly nearSongs: number | null;
}

/**
 * @param typed such as `Lata Mangeshkar, Mukesh`
 * @returns the trimmed names without empty ones
 */
export function splitNames(typed: string): string[] {
  return typed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** By what was typed. */
export type Offers<Offer extends OfferedName = OfferedName> = ReadonlyMap<string, Offer>;

export function offersByText<Offer extends OfferedName>(offers: readonly Offer[]): Offers<Offer> {
  return new Map(offers.map((offer) => [offer.typed, offer]));
}

/** @returns the offers that concern this text */
export function offersIn<Offer extends OfferedName>(typed: string, offers: Offers<Offer>): readonly Offer[] {
  const names = splitNames(typed);
  const parts = new Set([names.join(", "), ...names, ...names.flatMap(splitAtSemicolons)]);
  return [...parts].flatMap((part) => offers.get(part) ?? []);
}

/** @returns the text as it is offered; the same text where no offer concerns it */
export function writeOffered(typed: string, offers: Offers): string {
  if (offersIn(typed, offers).length === 0) return typed;
  const write = (name: string): readonly string[] => {
    const parts = splitAtSemicolons(name);
    const isKnown = parts.length > 1 && parts.some((part) => offers.has(part));
    return offers.get(name)?.names ?? (isKnown ? parts.flatMap(write) : [name]);
  };
  const names = splitNames(typed);
  return (offers.get(names.join(", "))?.names ?? names.flatMap(write)).join(", ");
}

/** In files, semicolons separate names as well. */
function splitAtSemicolons(name: string): string[] {
  return name.includes(";") ? splitNames(name.replaceAll(";", ",")) : [name];
}
