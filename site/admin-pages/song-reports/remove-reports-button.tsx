/** Removes open reports, many at a time. */
import type { RefObject } from "react";
import type { ReportScope } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { addressOfBulkAction } from "../bulk-actions/addresses.ts";
import { ConfirmButton } from "../components/confirm-button.tsx";

/** All open reports, by hours. */
export const reportsAddress = "/admin/lyrics/reports";

const title = "Remove Open Reports";
export const removeLabel = "Remove all open reports";
export const confirmLabel = "Remove";
export const removalNote = "They do not go to the trash and cannot be restored. The songs stay as they are.";

const whose = {
  all: "",
  song: " of this song",
  bulk: " of the chosen songs",
  hour: " of this hour",
} as const;

/** @param count as many as there are now; those that come meanwhile are removed, too */
export function removalQuestion(of: ReportScope["of"], count: number): string {
  return `${formatCount(count, "open report")}${whose[of]} will be removed.`;
}

/** @returns where the button is; the form of a song that has become a draft leads on */
export function pageOfScope({ of, id }: ReportScope): string {
  if (of === "song") return `/admin/lyrics/edit/${id}`;
  return of === "bulk" ? addressOfBulkAction(id) : reportsAddress;
}

interface RemoveReportsButtonProps extends ReportScope {
  readonly count: number;
  /** What the button is about, where several have the same words. */
  readonly about?: string;
  readonly focusAfter?: RefObject<HTMLElement | null>;
  readonly onDone?: () => void;
}

export function RemoveReportsButton({ of, id, count, ...button }: RemoveReportsButtonProps) {
  const scope = `${of}-${id}`;
  return (
    <ConfirmButton
      {...button}
      address={`${reportsAddress}/remove/${scope}`}
      action={reportsAddress}
      title={title}
      question={removalQuestion(of, count)}
      note={removalNote}
      confirmLabel={confirmLabel}
      intent="remove-reports"
      fields={{ scope }}
    >
      {removeLabel}
    </ConfirmButton>
  );
}
