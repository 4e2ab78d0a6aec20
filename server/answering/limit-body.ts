/**
 * Limits the body of a request. Unlike Hono's own limit, it does not collect a body of unknown length before anybody
 * has asked for it: strangers could leave many such bodies unfinished in the memory.
 */
import type { MiddlewareHandler } from "hono";
import type { ContextEnvironment, RequestContext } from "./request-context/index.ts";

/**
 * @param most bytes
 * @param tooLong makes the answer to a longer body, also where it is noticed while the body is read
 */
export function limitBody(
  most: number,
  tooLong: (context: RequestContext) => Response,
): MiddlewareHandler<ContextEnvironment> {
  return async (context, next) => {
    const { raw } = context.req;
    const { requestContext } = context.env;
    if (!raw.body) return next();
    const hasLength = raw.headers.has("Content-Length") && !raw.headers.has("Transfer-Encoding");
    if (hasLength) return Number(raw.headers.get("Content-Length")) > most ? tooLong(requestContext) : next();
    let length = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > most) controller.error(new Error("The body is too long."));
        else controller.enqueue(chunk);
      },
    });
    context.req.raw = new Request(raw, {
      body: raw.body.pipeThrough(counted),
      duplex: "half",
    } as RequestInit);
    await next();
    if (length <= most) return;
    // Hono would keep the headers of the answer that is replaced.
    context.res = undefined;
    context.res = tooLong(requestContext);
  };
}
