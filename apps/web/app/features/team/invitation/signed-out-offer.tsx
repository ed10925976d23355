import { longDayWords } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/links.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { rememberReturnPath } from "../../session/public/return-path.ts";
import { InvitationFrame } from "./invitation-frame.tsx";
import type { OfferProps } from "./offer.ts";
import { useAnswer } from "./use-answer.ts";

/** For whoever has no account yet, or is not signed in: the form, and the way to sign in. */
export function SignedOutOffer({
  invitation,
  token,
  onDeclined,
  children,
}: OfferProps & { children: ReactNode }) {
  const t = useTranslate(teamInvitationTexts);
  const common = useTranslate(commonTexts);
  const location = useLocation();
  const { team, username, invitedBy, email, expiresAt } = invitation;
  const { running, decline } = useAnswer(token, onDeclined);
  const lead = common("twoSentences", {
    first: t("works", { link: cardPath(username) }),
    second: t("makeAccount"),
  });
  return (
    <InvitationFrame title={t("heading", { team })} lead={lead} username={username}>
      {children}
      <p className="text-center">
        <TaggedText
          text={t("haveAccount")}
          tags={{
            signIn: (text) => (
              <TextLink
                to="/auth/signin"
                state={rememberReturnPath(location)}
                className="-my-2.75 inline-flex min-h-touch items-center"
              >
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
      <p className="text-help text-muted wrap-anywhere">
        {invitedBy && `${t("invitedBy", { person: invitedBy })} `}
        {t("forAddress", { email, day: longDayWords(t.language, expiresAt) })}
      </p>
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
