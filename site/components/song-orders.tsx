/** Links to the orders of a list of songs. */
import { useTexts } from "../texts/use-texts.ts";
import { ChoiceLinks } from "./choice-links.tsx";

interface OrderLink {
  readonly order: "newest" | "views" | "title";
  readonly address: string;
  readonly isCurrent: boolean;
}

/** @param orders none if there is nothing to choose */
export function SongOrders({ orders }: { readonly orders: readonly OrderLink[] }) {
  const { label, names } = useTexts().orders;
  if (orders.length === 0) return null;
  const choices = orders.map(({ order, ...link }) => ({ ...link, text: names[order] }));
  return <ChoiceLinks label={label} className="song-orders" choices={choices} />;
}
