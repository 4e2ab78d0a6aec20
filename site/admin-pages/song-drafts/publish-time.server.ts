/** Moments as the field for a time has them, by the clock of the site. */

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/**
 * A time that a change of clocks leaves out is the one after it; of a time that comes twice, the first is meant.
 * @param typed such as `2026-12-03T18:00`; blank for none
 * @param timeZone IANA name
 * @returns ISO 8601, null for none, or `invalid`
 */
export function momentOf(typed: string, timeZone: string): string | null {
  if (typed.trim() === "") return null;
  if (!localTime.test(typed)) return "invalid";
  try {
    return Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).toInstant().toString();
  } catch {
    return "invalid";
  }
}

/**
 * @param moment ISO 8601; null for none
 * @returns the text of the field, in minutes
 */
export function localTimeOf(moment: string | null, timeZone: string): string {
  if (moment === null) return "";
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: "minute" });
}
