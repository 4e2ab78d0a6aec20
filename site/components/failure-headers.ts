/** Sends the headers that a loader returns or throws, such as `Retry-After` while the database fails. */

interface RouteHeaders {
  readonly loaderHeaders: Headers;
  readonly errorHeaders: Headers | undefined;
}

export function headers({ loaderHeaders, errorHeaders }: RouteHeaders): Headers {
  return errorHeaders ?? loaderHeaders;
}
