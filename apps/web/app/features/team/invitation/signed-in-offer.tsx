import type { CurrentUser } from "@visita/domain/account/session.contract";
import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { InvitationFrame } from "./invitation-frame.tsx";
import type { OfferProps } from "./offer.ts";
import { SignedInAs } from "./signed-in-as.tsx";
import { useAnswer } from "./use-answer.ts";

/** For whoever is signed in with the invited address. */
export function SignedInOffer({ invitation, token, onDeclined, user }: OfferProps & { user: CurrentUser }) {
  const t = useTranslate(teamInvitationTexts);
  const { team, username } = invitation;
  const { running, accept, decline } = useAnswer(token, onDeclined);
  return (
    <InvitationFrame
      title={t("heading", { team })}
      lead={t("works", { link: cardPath(username) })}
      username={username}
    >
      <SignedInAs user={user} />
      <Button size="lg" isFull isBusy={running === "accept"} busyLabel={t("oneMoment")} onClick={accept}>
        {t("take")}
      </Button>
      <p className="text-help text-muted wrap-anywhere">{t("beside", { team })}</p>
      <Button
        variant="ghost"
        isFull
        isBusy={running === "decline"}
        busyLabel={t("oneMoment")}
        onClick={decline}
      >
        {t("notForMe")}
      </Button>
    </InvitationFrame>
  );
}
