import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useCardUrl } from "../../lib/use-settings.ts";
import { useCopyAndTell } from "../../ui/copy-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const CONFIRMED_MS = 2000;

type CopyLinkButtonProps = { username: string; fullname: string; onCopied?: () => void };

export function CopyLinkButton({ username, fullname, onCopied }: CopyLinkButtonProps) {
  const t = useTranslate(dashboardTexts);
  const url = useCardUrl(username);
  const copyAndTell = useCopyAndTell();
  /** Counts, so that copying again starts the time anew. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copyAndConfirm() {
    if (!(await copyAndTell(url))) return;
    setCopies((count) => count + 1);
    onCopied?.();
  }

  return (
    <IconButton
      label={t("copyLink", { name: fullname })}
      icon={copies > 0 ? Check : Copy}
      onClick={() => void copyAndConfirm()}
    />
  );
}
