/** The page that renames a genre, merges it into another one, and separates those that were merged into it. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { findGenreToEdit, type GenreToEdit } from "#catalogue";
import { languageOfName } from "../../components/language-of.ts";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { failureNotice, useActionFetcher } from "../components/action-result.ts";
import { Field } from "../components/field.tsx";
import { BackLink } from "../components/list.tsx";
import { Table } from "../components/table.tsx";
import { KeptFields } from "../forms/kept-fields.tsx";
import { listAddress } from "../list-position.ts";
import { readForm, textOf } from "../read-form.server.ts";
import { redirectWithNotice, respondToForm } from "../respond-to-form.server.ts";
import type { Route } from "./+types/edit-genre.ts";
import { list } from "./addresses.ts";
import { MergeForm, RenameForm } from "./change-forms.tsx";
import { changeFailed } from "./change-texts.ts";
import { nameAndReport, partAndReport, renameAndReport } from "./genre-actions.server.ts";

export const handle: AdminHandle = {
  title: ({ genre }: { readonly genre: GenreToEdit }) => `Edit Genre: ${genre.name}`,
  isForm: true,
};

/** @throws a redirect to the list where no song has the genre */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const finding = findGenreToEdit(context.get(liveContext).sql, params.key);
  const genre = await queryCatalogue(finding, "Error fetching genre:");
  const back = listAddress(list, url.search);
  if (!genre) throw redirectWithNotice(request, failureNotice("Error", "Genre not found."), back);
  return { genre, back };
}

export async function action(args: Route.ActionArgs) {
  const live = args.context.get(liveContext);
  const form = await readForm(args.request);
  if (form.get("intent") === "part")
    return respondToForm(args, await partAndReport(live.sql, textOf(form, "key")));
  if (form.get("intent") === "name")
    return respondToForm(args, await nameAndReport(live.sql, args.params.key, textOf(form, "name")));
  return respondToForm(args, await renameAndReport(live, args.params.key, textOf(form, "to")));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: changeFailed });
}

/** A genre that was merged is not loaded again: that it is gone would be reported in place of the success. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.redirectTo === undefined && defaultShouldRevalidate;
}

export default function EditGenre({ loaderData: { genre, back } }: Route.ComponentProps) {
  const { spellings, formerGenres, others } = genre;
  return (
    <>
      <BackLink text="Back to Genres" to={back} />
      <div className="admin-form edit-genre">
        <h2>Spellings</h2>
        <Table
          columns={[
            {
              head: "Spelling",
              className: "name",
              lang: ({ spelling }) => languageOfName(spelling),
              cell: ({ spelling }) => spelling,
            },
            { head: "Song Count", number: ({ songCount }) => songCount, units: ["song", "songs"] },
          ]}
          rows={spellings}
          keyOf={({ spelling }) => spelling}
        />
        <KeptFields key={genre.key}>
          <h2>Rename</h2>
          <RenameForm genre={genre} />
          <h2>For Pages in Hindi</h2>
          <NameForm genre={genre} />
          {others.length > 0 && (
            <>
              <h2>Merge</h2>
              <MergeForm genre={genre} />
            </>
          )}
        </KeptFields>
        {formerGenres.length > 0 && <FormerGenres genre={genre} />}
      </div>
    </>
  );
}

function NameForm({ genre: { devanagari } }: { readonly genre: GenreToEdit }) {
  const fetcher = useActionFetcher();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="name" />
      <Field
        id="devanagari-name"
        name="name"
        label="In Devanagari"
        defaultValue={devanagari?.name ?? ""}
        autoComplete="off"
        hint={
          devanagari?.isDrafted
            ? "Written by the machine. Correct it, or save it as it is."
            : "Leave it empty for the usual name."
        }
      />
      <button type="submit" className="button outlined" aria-disabled={fetcher.state !== "idle"}>
        Save
      </button>
    </fetcher.Form>
  );
}

function FormerGenres({ genre: { name, formerGenres } }: { readonly genre: GenreToEdit }) {
  const fetcher = useActionFetcher();
  return (
    <>
      <h2>Merged Genres</h2>
      <p className="section-text">
        Their links lead to {name}, and songs that are saved with these genres belong to it.
      </p>
      <ul className="former-genres">
        {formerGenres.map(({ key, spelling }) => (
          <li key={key}>
            <b lang={languageOfName(spelling)}>{spelling}</b>
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="part" />
              <input type="hidden" name="key" value={key} />
              <button
                type="submit"
                className="button outlined"
                aria-label={`Separate ${spelling}`}
                aria-disabled={fetcher.state !== "idle"}
              >
                Separate
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </>
  );
}
