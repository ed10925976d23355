import type { CurrentUser } from "@visita/domain/account/session.contract";
import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import { LogOut } from "lucide-react";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useSession } from "../../session/public/session-context.tsx";
import { emitSignedOut } from "../../session/public/session-events.ts";
import { InvitationFrame } from "./invitation-frame.tsx";
import type { Invitation } from "./offer.ts";
import { SignedInAs } from "./signed-in-as.tsx";

type OtherAccountProps = { invitation: Invitation; user: CurrentUser };

/** For whoever is signed in with another address than the invited one. */
export function OtherAccount({ invitation: { email, username }, user }: OtherAccountProps) {
  const t = useTranslate(teamInvitationTexts);
  const { setCurrentUser } = useSession();
  const guard = useGuard();

  async function signOut() {
    try {
      await call("POST /api/auth/logout");
      emitSignedOut(user.userid);
      setCurrentUser(null);
    } catch {
      notify.error(t("notSent"));
    }
  }

  return (
    <InvitationFrame title={t("somebodyElse")} lead={t("onlyFor", { email })} username={username}>
      <SignedInAs user={user} />
      <Button
        size="lg"
        isFull
        icon={LogOut}
        isBusy={guard.running !== null}
        busyLabel={t("oneMoment")}
        onClick={() => void guard.run(true, signOut)}
      >
        {t("signOut")}
      </Button>
      <p className="text-help text-muted">{t("byMistake")}</p>
    </InvitationFrame>
  );
}
