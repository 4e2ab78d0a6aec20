/** The one error by which a request ends without its answer. Its texts are made by the table in `errors.ts`. */

/** What stands in the body of a refusal. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: string | readonly RelationshipCandidate[] | null;
  readonly hint: string | null;
}

/** One of several ways from a table to another, as a caller is shown them. */
export interface RelationshipCandidate {
  readonly cardinality: "many-to-one" | "one-to-many" | "one-to-one" | "many-to-many";
  /** `lyrics with albums` */
  readonly embedding: string;
  /** `lyrics_album_id_fkey using lyrics(album_id) and albums(id)` */
  readonly relationship: string;
}

/** A request that is not answered. Thrown by any stage, written by `response/`. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";
  readonly status: number;
  readonly body: ErrorBody;
  /** Of the answer, besides those that every answer has. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
