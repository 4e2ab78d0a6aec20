/** What goes wrong in a page while a test uses it: its errors, and where a step of the test waits in vain. */
import { setTimeout } from "node:timers/promises";
import type { ConsoleMessage, Page, Request } from "playwright-core";

/** Records errors, and requests to others than the site. */
export function recordErrors(
  page: Page,
  site: string,
): { readonly errors: readonly string[]; readonly stopRecording: () => void } {
  const errors: string[] = [];
  const onError = ({ name, message }: Error) => {
    // React Router aborts requests that it no longer needs, and sometimes does not catch the error.
    if (name !== "AbortError") errors.push(`error: ${message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(`console: ${message.text()} ${message.location().url}`);
  };
  const onRequest = (request: Request) => {
    const address = request.url();
    if (!address.startsWith(site) && !/^(data|blob):/.test(address)) errors.push(`third party: ${address}`);
  };
  page.on("pageerror", onError).on("console", onConsole).on("request", onRequest);
  const stopRecording = () => {
    page.off("pageerror", onError).off("console", onConsole).off("request", onRequest);
  };
  return { errors, stopRecording };
}

/** @param expected errors that do not fail a test: all, or those that match */
export const isExpected = (error: string, expected: boolean | RegExp) =>
  expected instanceof RegExp ? expected.test(error) : expected;

/**
 * A step that waits in vain often does so because of an error in the page, or in a page or on an element that it does
 * not expect.
 */
export async function describeFailure(
  error: unknown,
  page: Page,
  errors: readonly string[],
): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const shown = await Promise.race([page.evaluate(describePage), setTimeout(1_000)]).catch(() => undefined);
  if (shown) error.message += `\nThe page: ${shown}`;
  if (errors.length > 0) error.message += `\nErrors of the page:\n${errors.join("\n")}`;
  return error;
}

/** Runs in the browser. */
function describePage(): string {
  const heading = document.querySelector("h1")?.textContent;
  const focused = document.activeElement?.cloneNode(false) as Element | undefined;
  return `${location.href}, with the heading ${heading} and the focus on ${focused?.outerHTML}`;
}
