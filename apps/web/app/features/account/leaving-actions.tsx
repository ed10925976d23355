import type { CurrentUser } from "@visita/domain/account/session.contract";
import { LEAVE_MESSAGES as TEXT } from "@visita/domain/leave/leave.rules";
import { Download, Undo2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { Button, ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { settingsFailure } from "./failures.ts";
import { exportFileUrl, isUnderWay, useBeginExport, useExport } from "./settings/export.queries.ts";

const COPY_FAILED = "We couldn’t make your copy. Please try again.";

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
  const { setCurrentUser } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function comeBack() {
    setIsBusy(true);
    try {
      const { message } = await call("POST /api/account/comeback");
      notify.success(message);
      setCurrentUser({ ...user, leaving: undefined });
    } catch (error) {
      notify.error(settingsFailure(error, TEXT.comeBackFailed).message);
      setIsBusy(false);
    }
  }

  return (
    <Button
      size="lg"
      icon={Undo2}
      isBusy={isBusy}
      busyLabel="One moment..."
      className="w-full md:w-auto"
      onClick={() => void comeBack()}
    >
      Restore account
    </Button>
  );
}

/** Makes the copy first when there is none. */
function ExportButton({ userid }: { userid: string }) {
  const { data: copy } = useExport(userid);
  const begin = useBeginExport(userid);
  const isMaking = begin.isPending || isUnderWay(copy);

  function make() {
    begin.mutate(undefined, {
      onError: (failure) => notify.error(settingsFailure(failure, COPY_FAILED).message),
    });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isMaking && "Making your copy"}
        {copy?.state === "ready" && "Your copy is ready to download"}
        {copy?.state === "failed" && COPY_FAILED}
      </p>
      {copy?.state === "ready" ? (
        <a
          href={exportFileUrl(copy)}
          download={copy.fileName}
          className={`${buttonClasses({ variant: "secondary", size: "lg" })} w-full md:w-auto`}
        >
          <ButtonLabel icon={Download}>Download a copy</ButtonLabel>
        </a>
      ) : (
        <Button
          size="lg"
          variant="secondary"
          icon={Download}
          isBusy={isMaking}
          busyLabel="Making your copy..."
          className="w-full md:w-auto"
          onClick={make}
        >
          {copy?.state === "failed" ? "Try the copy again" : "Make a copy"}
        </Button>
      )}
    </>
  );
}
