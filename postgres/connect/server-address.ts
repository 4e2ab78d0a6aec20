/** The address of a PostgreSQL server, and the login. */

export interface Host {
  /** Name or address. */
  readonly name: string;
  readonly port: number;
}

export interface ServerAddress {
  /** Tried in order. */
  readonly hosts?: readonly Host[];
  /** A Unix socket instead of hosts. */
  readonly socketFile?: string;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly ssl?: false | "allow" | "prefer" | "require" | "verify-full";
  /** The required kind of server, such as `read-write`. */
  readonly sessionAttributes?: string;
  /** Settings of each session, such as `statement_timeout`. */
  readonly parameters?: Readonly<Record<string, string>>;
}
