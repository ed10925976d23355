import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { notify } from "../../../ui/toast.tsx";

const CONFIRMATION_MS = 2000;

type CopyLinkButtonProps = { username: string; fullname: string };

export function CopyLinkButton({ username, fullname }: CopyLinkButtonProps) {
  const publicUrl = useSettings()?.publicUrl;
  /** A counter, so that copying again restarts the timer. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    const url = `${publicUrl ?? window.location.origin}${cardPath(username)}`;
    if (!(await copyText(url))) {
      notify.error(`The link could not be copied. It is ${url}`);
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
