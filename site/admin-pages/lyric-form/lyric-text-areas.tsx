/**
 * The text areas of a song's two scripts, side by side, and the drafts of one from the other. Stanzas that differ in
 * their number of lines are marked, and so are words of a draft that the machine is unsure of.
 */
import { type RefObject, type UIEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { songFields } from "#fields";
import { described, FieldFrame } from "../components/field.tsx";
import { useTextBeforeHydration } from "../components/text-before-hydration.ts";
import { useHydrated } from "../use-hydrated.ts";
import { compareStanzas, describeDifference, type StanzaComparison } from "./compare-stanzas.ts";
import { CandidateList } from "./drafting/candidate-list.tsx";
import { DraftBar } from "./drafting/draft-bar.tsx";
import { DraftDialog } from "./drafting/draft-dialog.tsx";
import { tooLongToPaste } from "./drafting/draft-messages.ts";
import type { DraftedWord } from "./drafting/drafted-words.ts";
import { Marks } from "./drafting/marks.tsx";
import {
  languageOfScript,
  longestLyrics,
  otherScript,
  type ScriptField,
  scriptFields,
} from "./drafting/scripts.ts";
import { UnsureWords } from "./drafting/unsure-words.tsx";
import { type Candidates, useCandidates } from "./drafting/use-candidates.ts";
import type { Drafting } from "./drafting/use-drafting.ts";
import { useFocusOnDraft } from "./drafting/use-focus-on-draft.ts";
import type { LyricField, LyricFieldProps, SettledLyrics } from "./lyric-text.ts";
import { canMove, describeMisplaced, misplacedFields } from "./scripts-in-place.ts";

interface LyricTextAreasProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly propsOf: (field: LyricField) => LyricFieldProps;
  readonly drafting: Drafting;
  readonly settled: SettledLyrics;
}

export function LyricTextAreas({ form, propsOf, drafting, settled }: LyricTextAreasProps) {
  const [hindi, english] = settled;
  const comparison = useMemo(() => compareStanzas(hindi, english), [hindi, english]);
  const [misplaced, mayMove] = useMemo(() => {
    const texts = { lyrics_hindi: hindi, lyrics_english: english };
    return [misplacedFields(texts), canMove(texts)];
  }, [hindi, english]);
  const summaryId = useId();
  const pair = useRef<HTMLDivElement>(null);
  const syncScrolling = useSyncedScrolling(pair);
  const candidates = useCandidates(drafting, form);
  useFocusOnDraft(drafting, form, candidates);
  return (
    <>
      <div className="field-pair lyric-texts" ref={pair}>
        {scriptFields.map((field) => (
          <LyricTextField
            {...propsOf(field)}
            key={field}
            field={field}
            comparison={comparison}
            summaryId={summaryId}
            onScroll={syncScrolling}
            onMove={misplaced.includes(field) && mayMove ? drafting.move : undefined}
            isMisplaced={misplaced.includes(field)}
            words={drafting.words[field]}
            candidates={candidates}
          />
        ))}
      </div>
      <DraftBar form={form} drafting={drafting} />
      {scriptFields.map((field) => (
        <UnsureWords key={field} field={field} drafting={drafting} />
      ))}
      <DraftDialog drafting={drafting} />
      <Comparison id={summaryId} comparison={comparison} />
    </>
  );
}

interface LyricTextFieldProps extends LyricFieldProps {
  /** Whether its lines are in the other script. */
  readonly isMisplaced: boolean;
  /** Moves them to the other field; left out where that has lines of its own. */
  readonly onMove: (() => void) | undefined;
  readonly field: ScriptField;
  readonly comparison: StanzaComparison | null;
  readonly summaryId: string;
  readonly onScroll: (event: UIEvent<HTMLTextAreaElement>) => void;
  /** Of a draft, in the text. */
  readonly words: readonly DraftedWord[];
  readonly candidates: Candidates;
}

function LyricTextField(props: LyricTextFieldProps) {
  const { field, text, onChange, error, resolved, isReadOnly } = props;
  const { comparison, summaryId, onScroll, words, candidates, isMisplaced, onMove } = props;
  const isHydrated = useHydrated();
  const [isTooLong, setTooLong] = useState(false);
  const hint = (isMisplaced || isTooLong) && (
    <span className="strip misplaced">
      {isTooLong && tooLongToPaste}
      {isMisplaced && describeMisplaced(field)}
      {onMove && isHydrated && (
        <button type="button" className="choice" onClick={() => isReadOnly || onMove()}>
          Move to {songFields[otherScript(field)].label}
        </button>
      )}
    </span>
  );
  const id = useId();
  const value = useTextBeforeHydration(id, text);
  const area = useRef<HTMLTextAreaElement>(null);
  const marks = useMarksScrolledLike(area);
  const language = languageOfScript[field];
  const opened = candidates.opened?.field === field ? candidates.opened : null;
  return (
    <FieldFrame id={id} label={songFields[field].label} hint={hint} error={error} resolved={resolved}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves what is in it */}
      <div
        className="lyric-text"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (opened && !currentTarget.contains(relatedTarget)) candidates.close();
        }}
      >
        <Marks
          ref={marks}
          language={language}
          text={text}
          comparison={comparison}
          words={words}
          opened={opened?.word}
        />
        <textarea
          id={id}
          ref={area}
          name={field}
          lang={language}
          value={value}
          readOnly={isReadOnly}
          dir="auto"
          className="input"
          spellCheck={false}
          autoCapitalize={language === "hi" ? "none" : "sentences"}
          onPaste={(event) => {
            const { selectionStart, selectionEnd, value: old } = event.currentTarget;
            const length = old.length - (selectionEnd - selectionStart);
            const isTooLong = length + event.clipboardData.getData("text").length > longestLyrics;
            // Chromium would take many seconds to put in what cannot be saved anyway.
            if (isTooLong) event.preventDefault();
            setTooLong(isTooLong);
          }}
          onChange={(event) => {
            candidates.close();
            setTooLong(false);
            onChange(field, event.currentTarget.value);
          }}
          onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
            if (selectionStart === selectionEnd) candidates.openAt(field, selectionStart);
          }}
          onKeyDown={(event) => event.key === "Escape" && candidates.close()}
          onScroll={(event) => {
            if (marks.current) marks.current.scrollTop = event.currentTarget.scrollTop;
            onScroll(event);
          }}
          {...described(id, hint, error, comparison ? summaryId : undefined)}
        />
        {opened && (
          <CandidateList
            key={opened.start}
            {...opened}
            text={text}
            area={area}
            marks={marks}
            candidates={candidates}
          />
        )}
      </div>
    </FieldFrame>
  );
}

/** Marks may appear while the text area is scrolled. */
function useMarksScrolledLike(area: RefObject<HTMLTextAreaElement | null>) {
  const marks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (marks.current && area.current) marks.current.scrollTop = area.current.scrollTop;
  });
  return marks;
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
