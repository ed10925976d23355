import type { ReactNode } from "react";
import { useMediaQuery } from "../../lib/use-media-query.ts";

/** One level below the name, which is the heading of the page on phones. */
export function PanelHeading({ children }: { children: ReactNode }) {
  const Heading = useMediaQuery("(min-width: 64rem)") ? "h3" : "h2";
  return <Heading className="mb-2 text-small font-semibold text-muted">{children}</Heading>;
}
