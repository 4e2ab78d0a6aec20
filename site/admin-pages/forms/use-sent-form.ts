/**
 * Sends a form, one time at once; shows the notice of the answer, and moves the focus to the first wrong field, or to
 * what is to be decided.
 */
import { type FormEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useActionResult } from "../components/action-result.ts";
import type { FormResult } from "./form-result.ts";

/** @param actionData of a page that was loaded by sending this form */
export function useSentForm<Result extends FormResult>(actionData: Result | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher();
  const isSubmitting = useRef(false);
  const result: Result | undefined = fetcher.data ?? actionData;
  useActionResult(fetcher.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-decide]")?.focus();
  }, [result]);
  useEffect(() => {
    if (fetcher.state === "idle") isSubmitting.current = false;
  }, [fetcher.state]);
  return {
    form,
    Form: fetcher.Form,
    result,
    isSaving: fetcher.state !== "idle",
    /** The state of a fetcher changes a moment later: it would not stop the second half of a double click. */
    submitOnce: (event: FormEvent) => {
      if (isSubmitting.current) event.preventDefault();
      isSubmitting.current = true;
    },
  };
}
