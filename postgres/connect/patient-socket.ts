/**
 * A socket that tells the driver of its end only from within the driver's own writing. The driver (postgres.js 3.4.9)
 * gathers what it writes until the next turn; if the connection ends in that same turn, what was gathered stays, the
 * connection never writes again, and every query given to it waits for ever. A killed server does that to a whole pool
 * under load: its connections end in one turn, and whoever was refused asks again at once.
 */
import { Socket, type SocketConnectOpts } from "node:net";

/** PostgreSQL's request for a password: the driver answers it at any time, and no query is touched. */
const somethingToAnswer = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

/** From so many bytes on the driver writes at once, amid the giving of a query, and not in a turn of its own. */
const writtenAtOnce = 1024;

class PatientSocket extends Socket {
  #error: Error | undefined;
  #ended = false;
  #told = false;

  constructor() {
    // Half open, since Node.js would put a `write` of its own in place when the other side hangs up.
    super({ allowHalfOpen: true });
    this.once("end", () => this.destroy());
  }

  /** Connecting sets `write` anew, so that it can be wrapped only now. */
  tellOnlyFromWrite(): this {
    const write = this.write;
    this.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      if (!this.#ended && !this.#error) return write.call(this, chunk, ...(rest as []));
      if (this.#ended && chunk.length < writtenAtOnce) this.#tell();
      else if (this.#ended) super.emit("data", somethingToAnswer);
      return true;
    };
    return this;
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    // Before the driver listens, and after it has hung up, nobody has to be spared.
    const isHeld = (event === "error" || event === "close") && !this.#told && this.listenerCount("data") > 0;
    if (!isHeld) return super.emit(event as "data", ...(values as [Buffer]));
    if (event === "error") this.#error = values[0] as Error;
    else this.#askForWrite();
    return true;
  }

  #askForWrite(): void {
    this.#ended = true;
    super.emit("data", somethingToAnswer);
    // In the middle of a long message the driver hears no request.
    setImmediate(() => setImmediate(() => this.#tell()));
  }

  #tell(): void {
    if (this.#told) return;
    this.#told = true;
    if (this.#error) super.emit("error", this.#error);
    super.emit("close", this.#error !== undefined);
  }
}

/** @returns a socket for the driver, on its way to being connected */
export function connectPatiently(where: SocketConnectOpts): Socket {
  return new PatientSocket().connect(where).tellOnlyFromWrite();
}
