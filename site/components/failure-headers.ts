/** Passes on the headers that a loader returns or throws, such as `Retry-After` while the database fails. */

interface AnswerHeaders {
  readonly loaderHeaders: Headers;
  readonly errorHeaders: Headers | undefined;
}

export function headers({ loaderHeaders, errorHeaders }: AnswerHeaders): Headers {
  return errorHeaders ?? loaderHeaders;
}
