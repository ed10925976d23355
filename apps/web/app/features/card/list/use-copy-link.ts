import { cardPath } from "../../../lib/card-path.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { notify } from "../../../ui/toast.tsx";

/** Copies the address of a card and says so. False when the browser did not let it. */
export function useCopyLink(username: string) {
  const publicUrl = useSettings()?.publicUrl;
  const address = `${publicUrl ?? (typeof window === "undefined" ? "" : window.location.origin)}${cardPath(username)}`;

  async function copy(): Promise<boolean> {
    const isCopied = await copyText(address);
    if (isCopied) notify.success("Link copied");
    else notify.error(`The link could not be copied. It is ${address}`);
    return isCopied;
  }

  return { address, copy };
}
