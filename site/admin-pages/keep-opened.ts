/**
 * For pages with a form or a question: what is sent does not load them again. A form keeps what it was opened with,
 * so that another editor's changes do not make a stale edit look fresh; a question that was answered has nothing to
 * ask any more.
 */
import type { ShouldRevalidateFunctionArgs } from "react-router";

export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}
