/** Suggests existing names while one is typed: a moment after the last key, and only for the current text. */
import { useEffect, useRef, useState } from "react";
import type { NameKind, SuggestedName } from "#catalogue";
import { fetchJson } from "./fetch-json.ts";
import { normalizeName } from "./name-piece.ts";

/** Less than the 100 to 200 ms between two keys of a fast typist. */
const debounceMs = 80;

interface Answer {
  readonly typed: string;
  readonly names: readonly SuggestedName[];
}

const nothing: Answer = { typed: "", names: [] };

/**
 * @param typed the typed part of the name; nothing is asked for a blank one
 * @param isWanted false while no suggestions are shown
 * @returns names that contain the typed text, best first; none where the server cannot answer
 */
export function useSuggestions(kind: NameKind, typed: string, isWanted: boolean): readonly SuggestedName[] {
  const [answer, setAnswer] = useState(nothing);
  const answers = useRef(new Map<string, Answer>());
  const isAsked = isWanted && typed !== "" && typed !== answer.typed;
  useEffect(() => {
    if (!isAsked) return;
    const known = answers.current.get(typed);
    if (known) return setAnswer(known);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ kind, typed });
      const names = await fetchJson<Answer["names"]>(`/admin/lyrics/suggestions?${query}`, request);
      if (request.signal.aborted || !names) return;
      answers.current.set(typed, { typed, names });
      setAnswer({ typed, names });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [kind, typed, isAsked]);
  if (typed === answer.typed) return answer.names;
  // Until the server answers, those of the last answer that still match.
  const sought = normalizeName(typed);
  return sought === "" ? [] : answer.names.filter(({ name }) => normalizeName(name).includes(sought));
}
