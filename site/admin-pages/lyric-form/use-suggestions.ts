/** Asks the server for names that exist while one is typed: a moment after the last key, and only for what stands there now. */
import { useEffect, useRef, useState } from "react";
import type { NameKind, SuggestedName } from "#catalogue";
import { fetchJson } from "./fetch-json.ts";
import { normalizeName } from "./name-piece.ts";

/** Milliseconds; somebody who types without looking up presses a key each 100 to 200. */
const debounceMs = 80;

interface Answer {
  readonly typed: string;
  readonly names: readonly SuggestedName[];
}

const nothing: Answer = { typed: "", names: [] };

/**
 * @param typed the name as far as it is typed; blank asks nobody
 * @param isWanted false while nobody would look at the answer
 * @returns names that hold what is typed, best first; none where the server cannot answer
 */
export function useSuggestions(kind: NameKind, typed: string, isWanted: boolean): readonly SuggestedName[] {
  const [answer, setAnswer] = useState(nothing);
  const answers = useRef(new Map<string, Answer>());
  const isAsked = isWanted && typed !== "" && typed !== answer.typed;
  useEffect(() => {
    if (!isAsked) return;
    const known = answers.current.get(typed);
    if (known) return setAnswer(known);
    const question = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ kind, typed });
      const names = await fetchJson<Answer["names"]>(`/admin/lyrics/suggestions?${query}`, question);
      if (question.signal.aborted || !names) return;
      answers.current.set(typed, { typed, names });
      setAnswer({ typed, names });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [kind, typed, isAsked]);
  if (typed === answer.typed) return answer.names;
  // Until the server has answered for this letter, what it said of the last one: but never what has become wrong.
  const held = normalizeName(typed);
  return held === "" ? [] : answer.names.filter(({ name }) => normalizeName(name).includes(held));
}
