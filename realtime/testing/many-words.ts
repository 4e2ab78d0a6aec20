/**
 * For tests: SQL that inserts as many rows in one statement as are told as "many". Words have the fewest triggers.
 */
export const manyWords = `
  insert into words (word, roman, origin, english, hindi)
  select chr(2325 + n % 30) || chr(2325 + n / 30 % 30) || chr(2325 + n / 900), 'w', 'hindi', 'e', 'ह' from generate_series(1, 1000) as n`;
