/** Runs the analytics code in the head of the page, again after each navigation and change of the code. */
import { type OperatorCode, runCode } from "../components/operator-code/run-code.ts";

interface AnalyticsFacts extends OperatorCode {
  /** Of the page: with another one the code runs again. */
  readonly path: string;
}

export const startAnalytics = (_element: HTMLElement, facts: AnalyticsFacts) => runCode(document.head, facts);
