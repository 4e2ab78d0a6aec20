/** One remark with its buttons. */
import { useMemo, useState } from "react";
import { describeLines, type Place, type Remark } from "../../../../transliteration/proofreading/remark.ts";
import { linesAt } from "./typed-lyrics.ts";

const nameOf = { devanagari: "Hindi", roman: "English" } as const;

interface RemarkItemProps {
  readonly remark: Remark;
  /** The text that it is about. */
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly onShow: (place: Place) => void;
  readonly onMend: (places: readonly Place[]) => void;
}

export function RemarkItem({ remark, text, isReadOnly, onShow, onMend }: RemarkItemProps) {
  const { script, places, sentence, mend } = remark;
  // The place that was shown last; the next click shows the next one.
  const [shown, setShown] = useState<number | null>(null);
  const lines = useMemo(
    () =>
      linesAt(
        text,
        places.map(({ start }) => start),
      ),
    [text, places],
  );
  const at = Math.min(shown ?? 0, places.length - 1);
  const [current, line] = [places[at], lines[at]];
  if (!current) return null;
  const where = `${nameOf[script]}, line ${line}`;
  const show = () => {
    const next = shown === null ? 0 : (shown + 1) % places.length;
    const place = places[next];
    setShown(next);
    if (place) onShow(place);
  };
  // The second click of a double click would press the button of the next remark.
  const once = (places: readonly Place[]) => (event: React.MouseEvent) => {
    if (event.detail < 2 && !isReadOnly) onMend(places);
  };
  return (
    <li className="strip">
      <p>
        <span className="small-print">
          {nameOf[script]}, {describeLines(lines)}
        </span>
        {sentence}
      </p>
      <div className="strip remark-buttons">
        <button type="button" className="button outlined" onClick={show}>
          {shown !== null && places.length > 1 ? "Show next" : "Show"}
          <span className="unseen">: {where}</span>
        </button>
        {mend !== null && (
          <button
            type="button"
            className="button outlined"
            data-mend
            aria-disabled={isReadOnly}
            onClick={once([current])}
          >
            {mend}
            {places.length > 1 ? ` in line ${line}` : <span className="unseen">: {where}</span>}
          </button>
        )}
        {mend !== null && places.length > 1 && (
          <button type="button" className="button outlined" aria-disabled={isReadOnly} onClick={once(places)}>
            {mend} in all {places.length} places
          </button>
        )}
      </div>
    </li>
  );
}
