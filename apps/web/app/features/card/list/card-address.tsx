import { ArrowUpRight } from "lucide-react";
import { cardPath } from "./card-path.ts";

type CardAddressProps = { username: string; fullname: string };

/**
 * Opens a card. It is one link, but all of the positioned element around it can be pressed, the picture of the card
 * too; what else lies there must be lifted above it. The public card is no page of the router: the browser loads it.
 */
export function CardAddress({ username, fullname }: CardAddressProps) {
  const path = cardPath(username);
  return (
    <a
      href={path}
      aria-label={`Open card of ${fullname}, ${path}`}
      className="group inline-flex min-h-touch min-w-0 items-center gap-1 rounded-xs font-semibold after:absolute after:inset-0 hover:text-accent"
    >
      <span className="min-w-0 underline-offset-3 wrap-anywhere group-hover:underline">{path}</span>
      <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-muted" />
    </a>
  );
}
