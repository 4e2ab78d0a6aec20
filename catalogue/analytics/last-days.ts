/** The last days in a time zone with their start and end times: some days have 23 or 25 hours. */

export interface Period {
  /** Number of days; the last is today. */
  readonly days: number;
  /** Such as `Asia/Kolkata`. */
  readonly timeZone: string;
  readonly now: Date;
}

interface Day {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** ISO 8601, in UTC. */
  readonly startsAt: string;
  /** The start of the next day. */
  readonly endsAt: string;
}

/** @returns the oldest day first */
export function lastDays({ days, timeZone, now }: Period): readonly Day[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).toInstant().toString();
  return Array.from({ length: days }, (_, index) => {
    const date = today.subtract({ days: days - 1 - index });
    return { day: date.toString(), startsAt: startOf(date), endsAt: startOf(date.add({ days: 1 })) };
  });
}
