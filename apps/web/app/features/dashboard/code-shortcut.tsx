import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CodeCard } from "./code-screen.tsx";
import { ShowCode } from "./show-code.tsx";

type CodeShortcutProps = { card: CodeCard | undefined; hasQrCode: boolean };

/** The shortcut of the installed app, /dashboard?show=code, shows the code of the first card. */
export function CodeShortcut({ card, hasQrCode }: CodeShortcutProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = params.get("show") === "code";
  const [isOpen, setOpen] = useState(isAsked);

  useEffect(() => {
    if (isAsked) void navigate({ search: "" }, { replace: true, preventScrollReset: true });
  }, [isAsked, navigate]);

  if (!card || !hasQrCode) return null;
  // Not before the address is replaced: that would replace the history entry of the code.
  return <ShowCode card={card} isOpen={isOpen && !isAsked} onClose={() => setOpen(false)} />;
}
