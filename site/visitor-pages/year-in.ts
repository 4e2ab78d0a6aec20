/** The current year in a time zone. */

/** Milliseconds. In every time zone a year begins with a quarter of an hour. */
const quarterOfAnHour = 15 * 60_000;

/** Cached, because `Intl` takes longer than everything else that the frame of a page needs. */
let cached = { timeZone: "", quarter: Number.NaN, year: "" };

/** @param timeZone IANA name, such as `Asia/Kolkata` */
export function yearIn(timeZone: string, moment: Date): string {
  const quarter = Math.floor(moment.getTime() / quarterOfAnHour);
  if (cached.quarter !== quarter || cached.timeZone !== timeZone) {
    const year = new Intl.DateTimeFormat("en", { timeZone, year: "numeric" }).format(moment);
    cached = { timeZone, quarter, year };
  }
  return cached.year;
}
