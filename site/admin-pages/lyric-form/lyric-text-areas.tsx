/** The text areas of a song's two scripts, side by side. Stanzas that differ in their number of lines are marked. */
import { type RefObject, type UIEvent, useDeferredValue, useId, useRef } from "react";
import { described, FieldFrame } from "../components/field.tsx";
import { useTextBeforeHydration } from "../components/text-before-hydration.ts";
import {
  compareStanzas,
  describeDifference,
  type StanzaComparison,
  splitIntoSegments,
} from "./compare-stanzas.ts";
import { type LyricField, type LyricFieldProps, labels } from "./lyric-text.ts";

interface LyricTextAreasProps {
  readonly propsOf: (field: LyricField) => LyricFieldProps;
}

const scripts = [
  { field: "lyrics_hindi", language: "hi" },
  { field: "lyrics_english", language: "hi-Latn" },
] as const;

export function LyricTextAreas({ propsOf }: LyricTextAreasProps) {
  const hindi = useDeferredValue(propsOf("lyrics_hindi").text);
  const english = useDeferredValue(propsOf("lyrics_english").text);
  const comparison = compareStanzas(hindi, english);
  const summaryId = useId();
  const pair = useRef<HTMLDivElement>(null);
  const syncScrolling = useSyncedScrolling(pair);
  return (
    <>
      <div className="field-pair lyric-texts" ref={pair}>
        {scripts.map(({ field, language }) => (
          <LyricTextField
            {...propsOf(field)}
            key={field}
            language={language}
            comparison={comparison}
            summaryId={summaryId}
            onScroll={syncScrolling}
          />
        ))}
      </div>
      <Comparison id={summaryId} comparison={comparison} />
    </>
  );
}

interface LyricTextFieldProps extends LyricFieldProps {
  readonly language: string;
  readonly comparison: StanzaComparison | null;
  readonly summaryId: string;
  readonly onScroll: (event: UIEvent<HTMLTextAreaElement>) => void;
}

function LyricTextField(props: LyricTextFieldProps) {
  const { field, language, text, onChange, error, resolved, isReadOnly } = props;
  const { comparison, summaryId, onScroll } = props;
  const id = useId();
  const value = useTextBeforeHydration(id, text);
  const marks = useRef<HTMLDivElement>(null);
  const scroll = (event: UIEvent<HTMLTextAreaElement>) => {
    if (marks.current) marks.current.scrollTop = event.currentTarget.scrollTop;
    onScroll(event);
  };
  return (
    <FieldFrame id={id} label={labels[field]} error={error} resolved={resolved}>
      <div className="lyric-text">
        <Marks ref={marks} language={language} text={text} comparison={comparison} />
        <textarea
          id={id}
          name={field}
          lang={language}
          value={value}
          readOnly={isReadOnly}
          dir="auto"
          className="input"
          spellCheck={false}
          autoCapitalize={language === "hi" ? "none" : "sentences"}
          onChange={(event) => onChange(field, event.currentTarget.value)}
          onScroll={scroll}
          {...described(id, undefined, error, comparison ? summaryId : undefined)}
        />
      </div>
    </FieldFrame>
  );
}

interface MarksProps extends Pick<LyricTextFieldProps, "language" | "text" | "comparison"> {
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** The same text behind the text area, invisible except for a mark under the stanzas that differ. */
function Marks({ ref, language, text, comparison }: MarksProps) {
  const differing = new Set(comparison?.differences.map(({ place }) => place));
  if (differing.size === 0) return null;
  return (
    <div ref={ref} className="input lyric-marks" lang={language} dir="auto" aria-hidden="true">
      {splitIntoSegments(text).map(({ text: segment, stanza }, place) =>
        stanza !== null && differing.has(stanza) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no key but its index
          <mark key={place}>{segment}</mark>
        ) : (
          segment
        ),
      )}
    </div>
  );
}

/** More differences usually have one cause: a stanza was forgotten, and all that follow are shifted. */
const maxListed = 5;

function Comparison({
  id,
  comparison,
}: {
  readonly id: string;
  readonly comparison: StanzaComparison | null;
}) {
  if (!comparison) return null;
  const { summary, differences } = comparison;
  const hiddenCount = differences.length - maxListed;
  return (
    <div className={differences.length > 0 ? "stanza-comparison differs" : "stanza-comparison"} id={id}>
      <p>{summary}</p>
      {differences.length > 0 && (
        <ul>
          {differences.slice(0, maxListed).map((difference) => (
            <li key={difference.place}>{describeDifference(difference)}</li>
          ))}
          {hiddenCount > 0 && <li>and {hiddenCount} more</li>}
        </ul>
      )}
    </div>
  );
}

/** While the text areas are side by side, both scroll together. */
function useSyncedScrolling(pair: RefObject<HTMLDivElement | null>) {
  const follower = useRef<{ readonly area: HTMLTextAreaElement; readonly top: number }>(null);
  return ({ currentTarget: scrolled }: UIEvent<HTMLTextAreaElement>) => {
    // A follower that somebody scrolls before its own scroll event arrives is at another position.
    const isFollowing = follower.current?.area === scrolled && follower.current.top === scrolled.scrollTop;
    follower.current = null;
    if (isFollowing) return;
    for (const other of pair.current?.querySelectorAll("textarea") ?? []) {
      if (other === scrolled || top(other) !== top(scrolled)) continue;
      const before = other.scrollTop;
      other.scrollTop = scrolled.scrollTop;
      if (other.scrollTop !== before) follower.current = { area: other, top: other.scrollTop };
    }
  };
}

function top(element: Element): number {
  return Math.round(element.getBoundingClientRect().top);
}
