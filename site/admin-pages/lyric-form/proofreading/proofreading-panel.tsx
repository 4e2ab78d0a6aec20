/**
 * Below the lyrics: what may be looked at, and buttons that show or mend it. A song can be saved whatever stands
 * here.
 */
import { type RefObject, useEffect, useRef } from "react";
import type { LyricField, LyricText } from "../lyric-text.ts";
import { RemarkItem } from "./remark-item.tsx";
import { typedLyrics } from "./typed-lyrics.ts";
import { useMending } from "./use-mending.ts";
import { describeCount, useRemarks } from "./use-remarks.ts";

const mostShown = 10;

interface ProofreadingPanelProps {
  readonly text: LyricText;
  readonly onChange: (field: LyricField, text: string) => void;
  /** Of the edited song. */
  readonly id: number | undefined;
  readonly isReadOnly: boolean;
}

export function ProofreadingPanel({ text, onChange, id, isReadOnly }: ProofreadingPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const typed = typedLyrics(text);
  const { remarks, count, announcement, mended: onMend, unmended: onUndo } = useRemarks(typed, id);
  const { mended, mend, undo, show } = useMending({ inside: panel, typed, onChange, onMend, onUndo });
  const focusAfter = useFocusAfter(panel, text);
  const hidden = count - Math.min(remarks.length, mostShown);
  const isShown = count > 0 || mended !== null;
  return (
    <section ref={panel} className="proofreading" aria-label={isShown ? "Things to look at" : undefined}>
      <p className="unseen" role="status">
        {announcement}
      </p>
      {isShown && (
        <div className="strip proofreading-head">
          <h2 tabIndex={-1}>{describeCount(count)}</h2>
          <p role="status">{mended?.done}</p>
          {mended && (
            <button
              type="button"
              className="button outlined"
              aria-disabled={isReadOnly}
              onClick={() => {
                if (isReadOnly) return;
                undo();
                focusAfter("heading");
              }}
            >
              Undo
            </button>
          )}
        </div>
      )}
      {remarks.length > 0 && (
        <ul>
          {remarks.slice(0, mostShown).map((remark, place) => (
            <RemarkItem
              key={`${remark.kind} ${remark.script} ${remark.words} ${remark.mend}`}
              remark={remark}
              text={typed[remark.script]}
              isReadOnly={isReadOnly}
              onShow={(shown) => show(remark.script, shown)}
              onMend={(places) => {
                mend(remark, places);
                focusAfter(place);
              }}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && <p>and {hidden} more</p>}
    </section>
  );
}

/**
 * A pressed button goes with its remark: the focus goes to what stands in its place, so that the next one can be
 * pressed.
 */
function useFocusAfter(panel: RefObject<HTMLElement | null>, text: LyricText) {
  const next = useRef<number | "heading">(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the text
  useEffect(() => {
    if (next.current === null) return;
    const items = [...(panel.current?.querySelectorAll("li") ?? [])];
    const item = next.current === "heading" ? undefined : (items[next.current] ?? items.at(-1));
    const target = item?.querySelector<HTMLElement>("[data-mend]") ?? item?.querySelector("button");
    (target ?? panel.current?.querySelector("h2"))?.focus();
    next.current = null;
  }, [text]);
  return (place: number | "heading") => {
    next.current = place;
  };
}
