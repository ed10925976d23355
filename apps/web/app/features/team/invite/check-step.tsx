import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { InvitationLook } from "@visita/domain/team/invitation.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { Failure } from "./failure.tsx";
import { InvitationSum } from "./invitation-sum.tsx";
import { LeftOutRows } from "./left-out-rows.tsx";
import { ProposedPeople, type ProposedProps } from "./proposed-people.tsx";
import type { InvitationState } from "./use-invitation.ts";

type CheckStepProps = {
  look: InvitationLook;
  template: TeamTemplate | undefined;
  state: InvitationState;
  onChangeUsername: ProposedProps["onChange"];
  onBack: () => void;
  onConfirm: () => void;
};

/** Everybody of a pasted list with the link of their card, before anything is written. */
export function CheckStep({ look, template, state, onChangeUsername, onBack, onConfirm }: CheckStepProps) {
  const t = useTranslate(teamInviteTexts);
  const { people, leftOut } = look;
  return (
    <>
      <p className="mb-3 text-small text-muted">{t("questionLead")}</p>
      <ProposedPeople look={look} isNarrow onChange={onChangeUsername} />
      {leftOut.count > 0 && (
        <section className="mt-5">
          <h3 className="mb-2 font-semibold">{t("rowsLeftOut", { count: leftOut.count })}</h3>
          <LeftOutRows leftOut={leftOut} template={template} />
        </section>
      )}
      <div className="mt-4 grid gap-4">
        <InvitationSum look={look} />
        <Failure>{state.failure}</Failure>
      </div>
      <DialogFoot>
        <Button variant="secondary" onClick={onBack}>
          {t("back")}
        </Button>
        <Button
          disabled={people === 0 || state.isLooking}
          isBusy={state.isSending}
          busyLabel={t("inviting")}
          onClick={onConfirm}
        >
          {t("invite", { count: people })}
        </Button>
      </DialogFoot>
    </>
  );
}
