/** The head of a table: one row with the names of its columns. */

interface TableHeadProps {
  readonly columns: readonly string[];
  /** Those of the columns whose numbers stand below each other. */
  readonly numbers?: readonly string[];
}

export function TableHead({ columns, numbers = [] }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={numbers.includes(column) ? "number" : undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
