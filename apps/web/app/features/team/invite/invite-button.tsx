import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { useLazyOverlay } from "../../../ui/use-lazy-module.ts";
import type { InviteDialogProps } from "./invite-dialog.tsx";

const loadDialog = () => import("./invite-dialog.tsx");

/** "Invite people", with the dialog that it opens. */
export function InviteButton(look: Pick<ButtonProps, "variant" | "size" | "className">) {
  const t = useTranslate(teamInviteTexts);
  /** Undefined until it is asked for; then what was typed stays. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...look} icon={UserPlus} onClick={() => setOpen(true)}>
        {t("title")}
      </Button>
      {isOpen !== undefined && <LazyInviteDialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function LazyInviteDialog(props: InviteDialogProps) {
  const dialog = useLazyOverlay(loadDialog, props);
  return dialog && <dialog.InviteDialog {...props} />;
}
