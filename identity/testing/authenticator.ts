/** For tests: an authenticator made of node:crypto, which can also answer in the ways that a site must refuse. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export interface AnswerOptions {
  readonly origin?: string;
  /** For which the browser asks. */
  readonly host?: string;
  readonly counter?: number;
  /** Whether the owner was recognised, by a finger or a code. */
  readonly isVerified?: boolean;
  readonly type?: string;
}

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** The numbers of RFC 9052 and 9053 for an ECDSA key on P-256. */
const coseKey = ({ x, y }: { readonly x: Buffer; readonly y: Buffer }) =>
  encode([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, x],
    [-3, y],
  ]);

export class Authenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #site: { readonly origin: string; readonly host: string };

  /** @param origin of the site, such as `https://lyrics.example` */
  constructor(origin: string) {
    this.#site = { origin, host: new URL(origin).hostname };
  }

  get id(): string {
    return this.credentialId.toString("base64url");
  }

  /** @returns the public half, as JSON of a browser */
  register(challenge: string, options: AnswerOptions = {}): string {
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.credentialId.length);
    const credential = [
      Buffer.alloc(16),
      idLength,
      this.credentialId,
      coseKey(coordinatesOf(this.#keys.publicKey)),
    ];
    const authData = Buffer.concat([this.#data(options, flags.hasCredential), ...credential]);
    return this.#json({
      clientDataJSON: this.#clientData(challenge, "webauthn.create", options),
      attestationObject: encode([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", authData],
      ]).toString("base64url"),
    });
  }

  /** @returns a signed answer, as JSON of a browser; the counter grows unless another one is given */
  answer(challenge: string, options: AnswerOptions = {}): string {
    this.counter += 1;
    const clientData = this.#clientData(challenge, "webauthn.get", options);
    const data = this.#data({ counter: this.counter, ...options });
    const hash = createHash("sha256").update(Buffer.from(clientData, "base64url")).digest();
    return this.#json({
      clientDataJSON: clientData,
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", Buffer.concat([data, hash]), this.#keys.privateKey).toString("base64url"),
    });
  }

  #clientData(challenge: string, type: string, options: AnswerOptions): string {
    const { origin = this.#site.origin } = options;
    return Buffer.from(JSON.stringify({ type: options.type ?? type, challenge, origin })).toString(
      "base64url",
    );
  }

  #data({ host = this.#site.host, counter = 0, isVerified = true }: AnswerOptions, more = 0): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | more);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(host).digest(), rest]);
  }

  #json(response: Readonly<Record<string, string>>): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: "public-key", response });
  }
}

function coordinatesOf(key: KeyObject): { x: Buffer; y: Buffer } {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
}

type Value = number | string | Buffer | CborMap;
type CborMap = readonly (readonly [number | string, Value])[];

/** The kinds of CBOR (RFC 8949) that are needed here. */
function encode(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.length),
    ...value.flatMap(([key, each]) => [encode(key), encode(each)]),
  ]);
}

/** @param size or number, below 65,536 */
function head(kind: number, size: number): Buffer {
  const first = kind << 5;
  if (size < 24) return Buffer.of(first | size);
  if (size < 256) return Buffer.of(first | 24, size);
  return Buffer.of(first | 25, size >> 8, size & 255);
}
