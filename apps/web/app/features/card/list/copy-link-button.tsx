import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { notify } from "../../../ui/toast.tsx";

const CONFIRMED_MS = 2000;

type CopyLinkButtonProps = { username: string; fullname: string };

export function CopyLinkButton({ username, fullname }: CopyLinkButtonProps) {
  const publicUrl = useSettings()?.publicUrl;
  /** Counts, so that copying again starts the time anew. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    const address = `${publicUrl ?? window.location.origin}${cardPath(username)}`;
    if (!(await copyText(address))) {
      notify.error(`The link could not be copied. It is ${address}`);
      return;
    }
    setCopies((count) => count + 1);
    notify.success("Link copied");
  }

  return (
    <IconButton
      variant="outline"
      label={`Copy link to card of ${fullname}`}
      icon={copies > 0 ? Check : Copy}
      onClick={() => void copy()}
    />
  );
}
