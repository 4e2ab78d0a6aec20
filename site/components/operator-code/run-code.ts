/** Runs an operator's code: at once, or as soon as the visitor has agreed if the operator requires it. */
import { subscribeToChoices } from "../../islands/visitor-choices.ts";
import { readConsentAnswer } from "./consent.ts";
import { insertCode } from "./insert-code.ts";

export interface OperatorCode {
  readonly code: string;
  /** Whether the code needs the visitor's consent. */
  readonly needsConsent: boolean;
}

/**
 * @param parent gets the code as its last nodes
 * @returns `update` runs a code anew, `stop` removes it
 */
export function runCode(parent: Element, { code, needsConsent }: OperatorCode) {
  let remove: (() => void) | undefined;
  const stop = () => {
    remove?.();
    remove = undefined;
  };
  const runIfAllowed = () => {
    if (needsConsent && readConsentAnswer() !== "agreed") stop();
    else remove ??= insertCode(code, parent);
  };
  const unsubscribe = subscribeToChoices(runIfAllowed);
  runIfAllowed();
  return {
    update(fresh: OperatorCode) {
      stop();
      ({ code, needsConsent } = fresh);
      runIfAllowed();
    },
    stop() {
      unsubscribe();
      stop();
    },
  };
}
