/** Where the database room writes what an operator should know. `console` fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
