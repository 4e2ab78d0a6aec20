/**
 * Asks the server, after a pause in typing, what may be looked at in the lyrics. Says nothing where it cannot be
 * reached.
 */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Proofreading } from "#catalogue";
import type { Edit, Remark } from "../../../../transliteration/proofreading/remark.ts";
import { fetchJson } from "../../../suggestions/request-answer.ts";
import { editsBetween, moveRemarks, scripts, type TypedLyrics } from "./typed-lyrics.ts";

/** Longer than between two words, so that a word is not remarked upon while it is typed. */
const debounceMs = 700;

/** In characters. What comes at once in such a number was pasted or drafted, and the number of remarks is news. */
const leastInserted = 20;

interface Answer extends Proofreading {
  /** The texts that it is about. */
  readonly of: TypedLyrics;
}

const nothing: Answer = { remarks: [], count: 0, of: { devanagari: "", roman: "" } };

interface Remarks extends Proofreading {
  /** For screen readers: how many there are, after much text has come at once; empty before. */
  readonly announcement: string;
  /** To be called with each mend: the remarks are kept without this one, and at their new places. */
  readonly mended: (remark: Remark, edits: readonly Edit[], text: string) => void;
  /** To be called when the last mend is undone. */
  readonly unmended: () => void;
}

/** @param id of the edited song, whose own spellings do not count as usual */
export function useRemarks(typed: TypedLyrics, id: number | undefined): Remarks {
  const { devanagari, roman } = typed;
  const [answer, setAnswer] = useState(nothing);
  const [announcement, setAnnouncement] = useState("");
  const last = useRef(typed);
  const isNews = useRef(false);
  const beforeMend = useRef(nothing);
  useEffect(() => {
    const now = { devanagari, roman };
    const inserted = scripts.map(
      (script) => editsBetween(last.current[script], now[script])[0]?.text.length ?? 0,
    );
    isNews.current ||= Math.max(...inserted) >= leastInserted;
    last.current = now;
    if ((devanagari + roman).trim() === "") return setAnswer(nothing);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const found = await askForRemarks(now, id, request.signal);
      if (!found || request.signal.aborted) return;
      setAnswer({ ...found, of: now });
      if (isNews.current) setAnnouncement(describeCount(found.count));
      isNews.current = false;
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [devanagari, roman, id]);
  const remarks = useMemo(
    () =>
      scripts.reduce(
        (moved, script) =>
          moveRemarks(moved, script, editsBetween(answer.of[script], { devanagari, roman }[script])),
        answer.remarks,
      ),
    [answer, devanagari, roman],
  );
  const count = answer.count - (answer.remarks.length - remarks.length);
  const mended = (remark: Remark, edits: readonly Edit[], text: string) => {
    beforeMend.current = answer;
    const left = moveRemarks(remarks, remark.script, edits);
    setAnswer({
      remarks: left,
      count: count - (remarks.length - left.length),
      of: { ...typed, [remark.script]: text },
    });
  };
  const unmended = () => setAnswer(beforeMend.current);
  return { remarks, count, announcement, mended, unmended };
}

export function describeCount(count: number): string {
  if (count === 0) return "Nothing to look at";
  return count === 1 ? "1 thing to look at" : `${count} things to look at`;
}

function askForRemarks({ devanagari, roman }: TypedLyrics, id: number | undefined, signal: AbortSignal) {
  // The server drops NUL characters, which would move all places behind them.
  const visible = (text: string) => text.replaceAll("\0", "\ufffd");
  const body = new URLSearchParams({ lyrics_hindi: visible(devanagari), lyrics_english: visible(roman) });
  if (id !== undefined) body.set("id", String(id));
  return fetchJson<Proofreading>("/admin/lyrics/proofreading", { method: "POST", body, signal });
}
