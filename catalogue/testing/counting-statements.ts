/** For tests: wraps a database client and counts the statements that are sent through it. */
import type { Sql } from "#postgres";

export function countingStatements(sql: Sql): { sql: Sql; statements: () => number } {
  let statements = 0;
  const counted = new Proxy(sql, {
    apply: (target, self, args) => {
      statements += 1;
      return Reflect.apply(target, self, args);
    },
    get: (target, name) => {
      if (name === "unsafe") statements += 1;
      return Reflect.get(target, name);
    },
  });
  return { sql: counted, statements: () => statements };
}
