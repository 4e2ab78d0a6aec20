/** The part of the dashboard that says what waits: each list with its number, as a link. */
import { Link } from "react-router";
import type { ToDoItem } from "./to-do.server.ts";

export function ToDo({ items }: { readonly items: readonly ToDoItem[] }) {
  return (
    <>
      <h2>To do</h2>
      {items.length === 0 && <p>Everything is done.</p>}
      <ul className="rows activity to-do">
        {items.map(({ text, to, later }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
            {later !== "" && <span>{later}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
