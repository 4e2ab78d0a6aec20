/** The current year where the site is at home. */

/** In every time zone a year begins with one of these, in milliseconds. */
const quarterOfAnHour = 15 * 60_000;

/** To ask it takes longer than anything else that the frame of a page needs. */
let known = { timeZone: "", quarter: Number.NaN, year: "" };

/** @param timeZone as IANA names it, such as `Asia/Kolkata` */
export function yearIn(timeZone: string, moment: Date): string {
  const quarter = Math.floor(moment.getTime() / quarterOfAnHour);
  if (known.quarter !== quarter || known.timeZone !== timeZone) {
    const year = new Intl.DateTimeFormat("en", { timeZone, year: "numeric" }).format(moment);
    known = { timeZone, quarter, year };
  }
  return known.year;
}
