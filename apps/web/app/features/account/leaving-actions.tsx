import type { CurrentUser } from "@visita/domain/account/session.contract";
import { accountDataTexts } from "@visita/domain/owner-messages/account-data";
import { leavingTexts } from "@visita/domain/owner-messages/leaving";
import { Download, Undo2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button, ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { settingsFailure } from "./failures.ts";
import { exportFileUrl, isUnderWay, useBeginExport, useExport } from "./settings/export.queries.ts";

/** What somebody who has left can do until everything is deleted. */
export function LeavingActions({ user }: { user: CurrentUser }) {
  return (
    <>
      <ComeBackButton user={user} />
      <ExportButton userid={user.userid} />
    </>
  );
}

function ComeBackButton({ user }: { user: CurrentUser }) {
  const t = useTranslate(leavingTexts);
  const { setCurrentUser } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function comeBack() {
    setIsBusy(true);
    try {
      const { message } = await call("POST /api/account/comeback");
      notify.success(message);
      setCurrentUser({ ...user, leaving: undefined });
    } catch (error) {
      notify.error(settingsFailure(error, t("comeBackFailed")).message);
      setIsBusy(false);
    }
  }

  return (
    <Button
      size="lg"
      icon={Undo2}
      isBusy={isBusy}
      busyLabel={t("oneMoment")}
      className="w-full md:w-auto"
      onClick={() => void comeBack()}
    >
      {t("restoreAccount")}
    </Button>
  );
}

/** Makes the copy first when there is none. */
function ExportButton({ userid }: { userid: string }) {
  const t = useTranslate(accountDataTexts);
  const { data: copy } = useExport(userid);
  const begin = useBeginExport(userid);
  const isMaking = begin.isPending || isUnderWay(copy);

  function make() {
    begin.mutate(undefined, {
      onError: (failure) => notify.error(settingsFailure(failure, t("copyFailedTryAgain")).message),
    });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isMaking && t("makingCopy")}
        {copy?.state === "ready" && t("copyReady")}
        {copy?.state === "failed" && t("copyFailedTryAgain")}
      </p>
      {copy?.state === "ready" ? (
        <a
          href={exportFileUrl(copy)}
          download={copy.fileName}
          className={`${buttonClasses({ variant: "secondary", size: "lg" })} w-full md:w-auto`}
        >
          <ButtonLabel icon={Download}>{t("downloadCopy")}</ButtonLabel>
        </a>
      ) : (
        <Button
          size="lg"
          variant="secondary"
          icon={Download}
          isBusy={isMaking}
          busyLabel={t("makingCopyBusy")}
          className="w-full md:w-auto"
          onClick={make}
        >
          {t(copy?.state === "failed" ? "tryCopyAgain" : "makeCopy")}
        </Button>
      )}
    </>
  );
}
