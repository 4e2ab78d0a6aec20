/** The unfinished forms of the dashboard, to be continued or discarded. */
import { useRef } from "react";
import { Link } from "react-router";
import { languageOfTitle } from "../../components/language-of.ts";
import { useActionFetcher } from "../components/action-result.ts";
import { useFocusAfterRemoval } from "../components/use-focus-after-removal.ts";
import { kindAt, labelsOf } from "../kind-labels.ts";

interface UnfinishedRow {
  readonly key: string;
  readonly address: string;
  readonly title: string;
  readonly when: string;
}

export function UnfinishedList({ forms }: { readonly forms: readonly UnfinishedRow[] }) {
  const list = useRef<HTMLUListElement>(null);
  const onDiscard = useFocusAfterRemoval(forms, list);
  if (forms.length === 0) return null;
  return (
    <>
      <h2>Unfinished Forms</h2>
      <ul className="rows activity" ref={list}>
        {forms.map((form, place) => (
          <Row key={form.key} form={form} onDiscard={() => onDiscard(place)} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly form: UnfinishedRow;
  readonly onDiscard: () => void;
}

function Row({ form, onDiscard }: RowProps) {
  const fetcher = useActionFetcher();
  const name = form.title.trim() || "Untitled";
  return (
    <li>
      <Link to={`${form.address}?continue=${form.key}`} lang={languageOfTitle(name)}>
        {name}
      </Link>
      <span>
        {describe(form.address)} · {form.when}
      </span>
      <fetcher.Form method="post" action="/admin/unfinished" onSubmit={onDiscard}>
        <input type="hidden" name="intent" value="discard" />
        <input type="hidden" name="key" value={form.key} />
        <button type="submit" className="underlined" aria-label={`Discard ${name}`}>
          Discard
        </button>
      </fetcher.Form>
    </li>
  );
}

/** @param address of the form */
function describe(address: string): string {
  if (!address.endsWith("/add")) return "Changes";
  const kind = kindAt(address);
  return `New ${kind === "songs" ? "song" : labelsOf(kind).noun}`;
}
