import { cardPath } from "../../lib/card-path.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { copyLink } from "../card/public/copy-link.ts";

/** Copies the address of a card and says so. False when the browser did not let it. */
export function useCopyLink(username: string) {
  const publicUrl = useSettings()?.publicUrl;
  const address = `${publicUrl ?? (typeof window === "undefined" ? "" : window.location.origin)}${cardPath(username)}`;

  return { address, copy: () => copyLink(address) };
}
