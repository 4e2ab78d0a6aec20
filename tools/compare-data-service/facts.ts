/** A difference with what reasons look at: the request, and in short what became of it. */
import type { Asked } from "#data-service-requests";
import { type Answer, type Compared, codeOf, type Difference } from "./compare-answers.ts";

export interface Facts extends Difference {
  readonly asked: Asked;
  /** Of the refusals, ours and the judge's; empty where there is none. */
  readonly code: string;
  readonly judgesCode: string;
  readonly status: number;
  readonly judgesStatus: number;
  readonly isWrite: boolean;
  /** Of our answer. */
  readonly holdsNoRows: boolean;
}

export function factsOf(difference: Difference, { asked, ours, judges }: Compared): Facts {
  return {
    ...difference,
    asked,
    code: codeOf(ours),
    judgesCode: codeOf(judges),
    status: ours.status,
    judgesStatus: judges.status,
    isWrite: asked.method !== "GET" && asked.method !== "HEAD" && !isCall(asked),
    holdsNoRows: holdsNoRows(ours),
  };
}

function holdsNoRows({ status, headers, text }: Answer): boolean {
  if (status >= 300) return false;
  return headers.get("content-range")?.startsWith("*") || text === "[]" || text === "";
}

export const has = ({ path }: Asked, text: string): boolean => path.includes(text);

export const isCall = ({ path }: Asked): boolean => path.startsWith("/rpc/");

/** @param form a part of the media type, such as `csv` */
export const accepts = ({ headers }: Asked, form: string): boolean => headers.accept?.includes(form) ?? false;

/** Of two lists with commas, what is in one of them alone. */
export function differingWords(one: string, other: string): string[] {
  const [ones, others] = [one.split(", "), other.split(", ")];
  return [...ones.filter((word) => !others.includes(word)), ...others.filter((word) => !ones.includes(word))];
}
