/** What the lists of unfinished forms show of each. */
import type { listUnfinishedForms } from "#catalogue";
import { formatMoment } from "../format-moment.server.ts";

export function unfinishedRows(forms: Awaited<ReturnType<typeof listUnfinishedForms>>, timeZone: string) {
  return forms.map(({ savedAt, ...form }) => ({ ...form, when: formatMoment(savedAt, timeZone) }));
}
