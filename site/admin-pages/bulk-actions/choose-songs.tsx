/**
 * Boxes that choose songs of a list, and the bar that goes on with the chosen ones. The style sheet shows it, also
 * without scripts.
 */

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form, Link, useLocation, useSearchParams } from "react-router";
import { formatCount } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import type { Column } from "../components/table.tsx";
import { listAddress } from "../list-position.ts";
import { bulkActions } from "./addresses.ts";

const formId = "choose-songs";

interface ChooseSongsProps {
  /** Of the songs of the page. */
  readonly ids: readonly number[];
  /**
   * How many songs the filter and the search of the address find, on all pages; left out for a list that has none.
   */
  readonly found?: { readonly count: number; readonly countText: string };
  /** The table, with a `ChooseSong` in each row. */
  readonly children: ReactNode;
}

export function ChooseSongs({ ids, found, children }: ChooseSongsProps) {
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const recount = useCallback(() => {
    const boxes = boxesOf(form.current);
    const chosen = boxes.filter(({ checked }) => checked).length;
    const page = pageBoxOf(form.current);
    if (page) {
      page.checked = chosen > 0 && chosen === boxes.length;
      page.indeterminate = chosen > 0 && !page.checked;
    }
    setCount(chosen);
  }, []);
  // Boxes may have been ticked before hydration, and rows come and go with their boxes.
  useLayoutEffect(() => {
    if (pageBoxOf(form.current)?.checked && boxesOf(form.current).every(({ checked }) => !checked))
      for (const box of boxesOf(form.current)) box.checked = true;
  }, []);
  const shown = ids.join(",");
  useEffect(() => {
    if (shown !== "") recount();
  }, [shown, recount]);
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isChosen;
    recount();
  };
  return (
    <div className="choose-songs" onChange={recount}>
      <Form ref={form} id={formId} method="post" action={bulkActions} className="choose-bar">
        <label className="choose-page">
          <input
            type="checkbox"
            name="page"
            value={shown}
            className="choose-box"
            autoComplete="off"
            onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
          />
          {ids.length === 1 ? "The one" : `All ${ids.length}`} on this page
        </label>
        <div className="chosen">
          <span role="status">{count > 0 && `${formatCount(count, "song")} chosen`}</span>
          <button type="submit" className="button solid">
            Change the chosen songs
          </button>
          {found && found.count > ids.length && (query.get("q") || query.get("missing")) && (
            <>
              {["q", "missing"].map((name) => (
                <input key={name} type="hidden" name={name} value={query.get(name) ?? ""} />
              ))}
              <button type="submit" name="found" value="all" className="button outlined">
                Change all {found.countText} found
              </button>
            </>
          )}
          {count > 0 && (
            <button type="button" className="button outlined choose-none" onClick={() => chooseAll(false)}>
              Choose none
            </button>
          )}
        </div>
      </Form>
      {children}
    </div>
  );
}

/** Of the lists in which songs are chosen. */
export const titleColumn: Column<{ readonly id: number; readonly title: string }> = {
  head: "Title",
  className: "name",
  lang: ({ title }) => languageOfTitle(title),
  cell: ({ id, title }) => (
    <>
      <ChooseSong id={id} title={title} />
      <SongLink id={id} title={title} />
    </>
  ),
};

/** To the form of a song, which leads back to this place of the list. */
function SongLink({ id, title }: { readonly id: number; readonly title: string }) {
  const { search } = useLocation();
  return (
    <Link discover="none" to={listAddress(`/admin/lyrics/edit/${id}`, search)}>
      {title}
    </Link>
  );
}

/** @param id of the song */
function ChooseSong({ id, title }: { readonly id: number; readonly title: string }) {
  return (
    <input
      type="checkbox"
      name="song"
      value={id}
      form={formId}
      className="choose-box"
      aria-label={`Choose ${title}`}
      autoComplete="off"
    />
  );
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return inputsOf(form).filter(({ name }) => name === "song");
}

function pageBoxOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return inputsOf(form).find(({ name }) => name === "page");
}

/** Also those outside of the form that belong to it. */
function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
}
