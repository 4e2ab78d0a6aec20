/** Brings out the headers of an answer that a loader gives or throws, such as `Retry-After` of a failing database. */
interface AnswerHeaders {
  readonly loaderHeaders: Headers;
  readonly errorHeaders: Headers | undefined;
}

export function headers({ loaderHeaders, errorHeaders }: AnswerHeaders): Headers {
  return errorHeaders ?? loaderHeaders;
}
