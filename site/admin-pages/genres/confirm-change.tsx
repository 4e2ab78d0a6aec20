/** Asks before a genre is renamed or merged: for the dialog of its form, or as a page where no scripts run. */
import { findGenreChange, GenreRefused } from "#catalogue";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import { form } from "../../texts/en/administration.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { failureNotice } from "../components/action-result.ts";
import { ConfirmPage } from "../components/confirm-page.tsx";
import type { FormResult } from "../forms/form-result.ts";
import { isDataRequest, redirectWithNotice } from "../respond-to-form.server.ts";
import type { Route } from "./+types/confirm-change.ts";
import { addressOfEdit } from "./addresses.ts";
import { changeEffect, changeFailed, changeQuestion } from "./change-texts.ts";

interface ChangeQuestion {
  readonly title: string;
  readonly question: string;
  readonly note: string;
  /** Of the page of the genre. */
  readonly back: string;
  readonly confirmLabel: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The question, or why the change cannot be made. */
export type ChangeToConfirm = ChangeQuestion | FormResult<"to">;

const refused = (message: string): FormResult<"to"> => ({
  notice: failureNotice(changeFailed, message),
  errors: { to: message },
});

export const handle: AdminHandle = { title: (asked: ChangeQuestion) => asked.title };

/** @throws a redirect to the page of the genre where no scripts run and the change cannot be made */
export async function loader({ request, params, url, context }: Route.LoaderArgs): Promise<ChangeToConfirm> {
  const to = url.searchParams.get("to") ?? "";
  const back = addressOfEdit(params.key);
  const finding = findGenreChange(context.get(liveContext).sql, params.key, to).catch((error) => {
    if (error instanceof GenreRefused) return error;
    throw error;
  });
  const change = await queryCatalogue(finding, "Error fetching genre:");
  if (change instanceof GenreRefused) {
    if (isDataRequest(request)) return refused(change.message);
    throw redirectWithNotice(request, failureNotice(changeFailed, change.message), back);
  }
  return {
    title: change.isMerge ? "Merge Genres" : "Rename Genre",
    question: changeQuestion(change),
    note: changeEffect(change),
    back,
    confirmLabel: change.isMerge ? "Merge" : "Rename",
    fields: { to },
  };
}

/** A lost connection must not replace the page of the form. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ChangeToConfirm> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return refused(form.noAnswer);
  }
}

/** A question that has been answered is not asked again. */
export function shouldRevalidate() {
  return false;
}

export default function ConfirmChange({ loaderData }: Route.ComponentProps) {
  return "question" in loaderData ? <ConfirmPage {...loaderData} /> : <p>{loaderData.errors?.to}</p>;
}
