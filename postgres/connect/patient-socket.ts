/**
 * A socket that reports its end to the driver only during a write of the driver. The driver (postgres.js 3.4.9)
 * buffers writes until the next turn of the event loop; if the connection ends in the same turn, the buffer is never
 * written, and every query on that connection waits forever. A killed server would do this to a whole pool under
 * load, because all connections end in one turn and rejected callers retry at once.
 */
import { Socket, type SocketConnectOpts } from "node:net";

/** PostgreSQL's request for a password: the driver answers it at any time, without affecting queries. */
const passwordRequest = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

/** The driver writes chunks of this size immediately, while it handles a query, instead of in a separate turn. */
const immediateWriteSize = 1024;

class PatientSocket extends Socket {
  #error: Error | undefined;
  #ended = false;
  #reported = false;

  constructor() {
    // Half open, because Node.js would otherwise replace `write` when the other side closes.
    super({ allowHalfOpen: true });
    this.once("end", () => this.destroy());
  }

  /** Called after `connect`, which replaces `write`. */
  reportEndDuringWrite(): this {
    const write = this.write;
    this.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      if (!this.#ended && !this.#error) return write.call(this, chunk, ...(rest as []));
      if (this.#ended && chunk.length < immediateWriteSize) this.#report();
      else if (this.#ended) super.emit("data", passwordRequest);
      return true;
    };
    return this;
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    // Delay is needed only while the driver listens.
    const isDelayed =
      (event === "error" || event === "close") && !this.#reported && this.listenerCount("data") > 0;
    if (!isDelayed) return super.emit(event as "data", ...(values as [Buffer]));
    if (event === "error") this.#error = values[0] as Error;
    else this.#provokeWrite();
    return true;
  }

  #provokeWrite(): void {
    this.#ended = true;
    super.emit("data", passwordRequest);
    // In the middle of a long message, the driver does not recognize the request.
    setImmediate(() => setImmediate(() => this.#report()));
  }

  #report(): void {
    if (this.#reported) return;
    this.#reported = true;
    if (this.#error) super.emit("error", this.#error);
    super.emit("close", this.#error !== undefined);
  }
}

/** @returns a connecting socket for the driver */
export function connectPatiently(where: SocketConnectOpts): Socket {
  return new PatientSocket().connect(where).reportEndDuringWrite();
}
