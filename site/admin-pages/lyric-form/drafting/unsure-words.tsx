/**
 * The list of the words that a person should look at, beneath the text areas: for the keyboard, and for screen
 * readers.
 */
import { useEffect, useMemo, useRef } from "react";
import { formatCount } from "../../../components/format-count.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { CandidateButtons } from "./candidate-buttons.tsx";
import { groupUnsureWords, type WordGroup } from "./drafted-words.ts";
import { languageOfScript, nameOfScript, otherScript, type ScriptField } from "./scripts.ts";
import type { Drafting } from "./use-drafting.ts";

interface UnsureWordsProps {
  readonly drafting: Drafting;
  /** The script that was drafted. */
  readonly field: ScriptField;
}

/** The page stays short: more words are folded up. */
const maxListed = 5;

export function UnsureWords({ drafting, field }: UnsureWordsProps) {
  const [text, words] = [drafting.texts[field], drafting.words[field]];
  const groups = useMemo(() => groupUnsureWords(text, words), [text, words]);
  const list = useRef<HTMLElement>(null);
  const focusNext = useFocusAfterChoice(list, groups.length);
  if (groups.length === 0) return null;
  const placeCount = groups.reduce((count, { places }) => count + places.length, 0);
  const item = (group: WordGroup, place: number) => (
    <UnsureWord
      key={`${group.source} ${group.draft}`}
      field={field}
      group={group}
      onChoose={(candidate) => {
        const [word] = group.places;
        if (word) drafting.choose(field, word, candidate);
        focusNext(place);
      }}
    />
  );
  const more = groups.length - maxListed;
  return (
    <section
      ref={list}
      className="unsure-words"
      aria-label={`Words to look at in the ${nameOfScript[field]} lyrics`}
    >
      <p>
        <b>{formatCount(groups.length, "word")} to look at</b>
        {placeCount > groups.length && `, in ${placeCount} places,`} in the {nameOfScript[field]} lyrics
        <span className="form-keys">
          <kbd>F8</kbd> next word
        </span>
      </p>
      <ul>{groups.slice(0, maxListed).map(item)}</ul>
      {more > 0 && (
        <details>
          <summary>and {more} more</summary>
          <ul>{groups.slice(maxListed).map((group, i) => item(group, maxListed + i))}</ul>
        </details>
      )}
    </section>
  );
}

interface UnsureWordProps {
  readonly field: ScriptField;
  readonly group: WordGroup;
  readonly onChoose: (candidate: number) => void;
}

function UnsureWord({ field, group, onChoose }: UnsureWordProps) {
  const { source, draft, candidates, lines } = group;
  const isHydrated = useHydrated();
  return (
    <li className="strip">
      <span className="small-print">
        {lines.length === 1 ? "Line" : "Lines"} {lines.join(", ")}
      </span>
      <span lang={languageOfScript[otherScript(field)]}>{source}</span>
      {isHydrated ? (
        <CandidateButtons field={field} draft={draft} candidates={candidates} onChoose={onChoose} />
      ) : (
        <span lang={languageOfScript[field]}>{candidates.join(", ")}</span>
      )}
    </li>
  );
}

/** The button that was pressed disappears with its word: the focus goes to the next word. */
function useFocusAfterChoice(list: React.RefObject<HTMLElement | null>, count: number) {
  const next = useRef<number>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (next.current === null) return;
    const items = list.current?.querySelectorAll("li") ?? [];
    const item = items[Math.min(next.current, items.length - 1)];
    const folded = item?.closest("details");
    if (folded) folded.open = true;
    (item?.querySelector("button") ?? undoButton())?.focus();
    next.current = null;
  }, [count]);
  return (place: number) => {
    next.current = place;
  };
}

/** All words are done, and the list is gone. */
function undoButton(): HTMLElement | null {
  return document.querySelector(".draft-buttons button:last-child");
}
