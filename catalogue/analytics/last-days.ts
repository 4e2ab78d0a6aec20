/** The last days in a time zone, with the moments at which they begin and end: some have 23 or 25 hours. */

export interface DaysAsked {
  /** How many days, the last of them today. */
  readonly days: number;
  /** Such as `Asia/Kolkata`. */
  readonly timeZone: string;
  readonly now: Date;
}

export interface Day {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** ISO 8601, in UTC. */
  readonly begins: string;
  /** When the next day begins. */
  readonly ends: string;
}

/** @returns the oldest day first */
export function lastDays({ days, timeZone, now }: DaysAsked): readonly Day[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const beginningOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).toInstant().toString();
  return Array.from({ length: days }, (_, place) => {
    const date = today.subtract({ days: days - 1 - place });
    return { day: date.toString(), begins: beginningOf(date), ends: beginningOf(date.add({ days: 1 })) };
  });
}
