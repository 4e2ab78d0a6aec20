/** What a rehearsal finds out, before anybody judges it. */
import type { Failover } from "./failovers.ts";
import type { LiveChanges } from "./live-changes.ts";
import type { RollingRestart } from "./rolling-restart.ts";
import type { Stored } from "./saving.ts";

export interface Figures {
  readonly live: readonly LiveChanges[];
  readonly failovers: readonly Failover[];
  /** Refused or given up while the primary was away. */
  readonly savesFailed: number;
  readonly reads: {
    readonly answered: number;
    readonly slowestMs: number;
    readonly failed: readonly string[];
  };
  readonly rolling: RollingRestart;
  /** Of all saves, those between the failovers included. */
  readonly acknowledged: number;
  readonly stored: Stored;
}
