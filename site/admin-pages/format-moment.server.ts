/** Moments in the time zone of the site, so that they are the same with and without scripts. */

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * @param moment a text in ISO 8601
 * @param timeZone IANA name
 * @returns such as `26 Nov 2026, 10:15 am`
 */
export function formatMoment(moment: string | Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(moment));
}
