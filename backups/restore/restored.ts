/** What is restored, in the form that the restore reads: of a backup, or of a folder with everything of a site. */
import type { Origin } from "../format/format.ts";
import type { Contents } from "../format/read-text.ts";

export interface Restored {
  readonly origin: Origin;
  /** Whether its schema is that of this version of Antara, not an older one. */
  readonly isOfThisSchema: boolean;
  /** Tables of a backup that are not in it. */
  readonly leftOut: readonly string[];
  /** Each call reads it from its beginning. */
  read<Result>(load: (contents: Contents) => Promise<Result>): Promise<Result>;
}
