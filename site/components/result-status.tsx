/** The place of an announcement of what a list shows. */
import { ActingPart } from "./acting-part.tsx";

/** @param text announced when it changes, and when the page is shown */
export function ResultStatus({ text }: { readonly text: string }) {
  return (
    <ActingPart name="result-status" facts={{ text }}>
      <p className="unseen" role="status" />
    </ActingPart>
  );
}
