/** The error of a refused request. The table in `errors.ts` makes its texts. */

/** The JSON body of a refusal. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: string | readonly RelationshipCandidate[] | null;
  readonly hint: string | null;
}

/** One of several relationships between two tables, as shown to a caller. */
export interface RelationshipCandidate {
  readonly cardinality: "many-to-one" | "one-to-many" | "one-to-one" | "many-to-many";
  /** `lyrics with albums` */
  readonly embedding: string;
  /** `lyrics_album_id_fkey using lyrics(album_id) and albums(id)` */
  readonly relationship: string;
}

/** Thrown by any stage; `response/` makes the response of it. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";
  readonly status: number;
  readonly body: ErrorBody;
  /** Additional headers of the response. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
