/** What a part of a move needs to know. */
export interface PartOptions {
  /** The name of the site that is moved in. */
  readonly source: string;
  readonly keepsIds: boolean;
}
