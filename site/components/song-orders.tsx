/** The orders in which somebody's songs can be listed, as links. */
import { Link } from "./link.tsx";

export interface OrderLink {
  readonly words: string;
  /** Of the first page in this order. */
  readonly address: string;
  readonly isCurrent: boolean;
}

export function SongOrders({ orders }: { readonly orders: readonly OrderLink[] }) {
  return (
    <nav className="song-orders" aria-label="Order">
      {orders.map(({ words, address, isCurrent }) => (
        <Link key={words} to={address} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
          {words}
        </Link>
      ))}
    </nav>
  );
}
