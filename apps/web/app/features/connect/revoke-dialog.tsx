import type { AccessToken } from "@visita/domain/connect/token.contract";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useGuard } from "../../lib/use-guard.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/toast.tsx";
import { CONNECT_ANSWERS } from "./connect-failure.ts";

type RevokeDialogProps = {
  token: AccessToken;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
  /** The button that opened the dialog is gone with its row. */
  onFocusLost: () => void;
};

export function RevokeDialog({ token, isOpen, onClose, onDone, onFocusLost }: RevokeDialogProps) {
  const t = useTranslate(connectTexts);
  const { running, revoke } = useRevoke(onDone);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("revokeTitle", { name: token.name })}
      description={<p>{t(token.kind === "device" ? "revokeDeviceText" : "revokeTokenText")}</p>}
      cancelLabel={t("keepIt")}
      confirmLabel={t("revoke")}
      busyLabel={t("revoking")}
      isBusy={running !== null}
      onConfirm={() => void revoke(token).then((isRevoked) => isRevoked && onClose())}
      onFocusLost={onFocusLost}
    />
  );
}

/** `onDone`: the list has to be loaded anew. One that is gone already counts as revoked. */
export function useRevoke(onDone: () => void) {
  const t = useTranslate(connectTexts);
  useAnswers(CONNECT_ANSWERS);
  const { running, run } = useGuard<string>();

  async function revoke({ id }: AccessToken): Promise<boolean> {
    let isRevoked = false;
    await run(id, async () => {
      try {
        const params = { tokenid: id };
        notify.success((await call("DELETE /api/account/tokens/:tokenid", { params })).message);
        isRevoked = true;
      } catch (error) {
        isRevoked = error instanceof ApiError && error.status === 404;
        if (!isRevoked) notify.error(t("revokeFailed"));
      }
      if (isRevoked) onDone();
    });
    return isRevoked;
  }

  return { running, revoke };
}
