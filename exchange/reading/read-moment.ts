/** Reads dates and times as spreadsheets, databases and people write them. */

interface Day {
  readonly year: string;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
  /** What follows the date. */
  readonly rest: string;
  /** Whether the day and the month could be the other way round. */
  readonly isUnclear?: boolean;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const yearFirst = /^(\d{4})(?!\.\d+$)[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:$|[T ,]+(.*)$)/i;
const yearLast = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})(?:$|[T ,]+(.*)$)/i;
const inWords =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[ ./-]+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[ ,/-]+(?:(\d{1,2})(?:st|nd|rd|th)?[ ,]+)?(\d{4})(?:$|[T ,]+(.*)$)/i;
const time =
  /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,6})\d*)?)?(?: ?([ap])m)?(?: ?(z|utc|[+-]\d\d(?::?\d\d)?))?$/i;

/** @returns undefined where it is no date */
export function readDay(text: string): Day | undefined {
  const found = dayIn(text);
  return Number(found?.month ?? 1) >= 1 && Number(found?.month ?? 1) <= 12 ? found : undefined;
}

function dayIn(text: string): Day | undefined {
  const first = yearFirst.exec(text);
  if (first) return { year: first[1] ?? "", month: first[2], day: first[3], rest: first[4] ?? "" };
  const named = inWords.exec(text);
  if (named) {
    const month = String(months.indexOf(named[2]?.toLowerCase() ?? "") + 1);
    return { year: named[4] ?? "", month, day: named[1] ?? named[3], rest: named[5] ?? "" };
  }
  const [, one, other, year, rest = ""] = yearLast.exec(text) ?? [];
  if (year === undefined) return undefined;
  // 08/15/1975 can only be American; else the day is first, as in India.
  const isAmerican = Number(other) > 12 && Number(one) <= 12;
  return {
    year,
    rest,
    ...(isAmerican ? { month: one, day: other } : { month: other, day: one }),
    isUnclear: one !== other && Number(one) <= 12 && Number(other) <= 12,
  };
}

/** @returns ISO 8601, with its zone, UTC where none is given; undefined where it is no time, or not a whole date */
export function readMoment(text: string): { readonly iso: string; readonly isUnclear: boolean } | undefined {
  const { year, month, day, rest = "", isUnclear = false } = readDay(text) ?? {};
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const clock = rest === "" ? "" : readTime(rest);
  // 31 February is none, which Date would make 3 March.
  if (clock === undefined || !isDayOf(date)) return undefined;
  return { iso: date + clock, isUnclear };
}

function isDayOf(date: string): boolean {
  const at = Date.parse(date);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

function readTime(text: string): string | undefined {
  const [found, hours = "", minutes, seconds = "00", fraction, half, zone = "z"] =
    time.exec(text.trim()) ?? [];
  const isAfternoon = half?.toLowerCase() === "p";
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (!found || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const [, hoursAhead, minutesAhead = "00"] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const offset = hoursAhead === undefined ? "Z" : `${hoursAhead}:${minutesAhead}`;
  return `T${String(hour).padStart(2, "0")}:${minutes}:${seconds}${fraction ? `.${fraction}` : ""}${offset}`;
}
