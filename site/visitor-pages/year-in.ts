/** The current year where the site is at home. */

/** Making one takes longer than anything else that the frame of a page needs. A site has one time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @param timeZone as IANA names it, such as `Asia/Kolkata` */
export function yearIn(timeZone: string, moment: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, year: "numeric" });
  formats.set(timeZone, format);
  return format.format(moment);
}
