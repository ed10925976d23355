import { copyText } from "../../../lib/copy-text.ts";
import { notify } from "../../../ui/toast.tsx";

/** Copies an address and says so; where it cannot be copied, it can be read. */
export async function copyLink(address: string): Promise<boolean> {
  const isCopied = await copyText(address);
  if (isCopied) notify.success("Link copied");
  else notify.error(`The link could not be copied. It is ${address}`);
  return isCopied;
}
