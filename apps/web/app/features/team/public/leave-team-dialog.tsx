import { teamAnswers } from "@visita/domain/answers/team";
import type { ThemeKey } from "@visita/domain/card/themes";
import { MESSAGES } from "@visita/domain/messages";
import { teamLeaving } from "@visita/domain/owner-messages/team-leaving";
import { type RefObject, useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Consequences } from "../../../ui/consequences.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { notify } from "../../../ui/toast.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";

type LeaveTeamDialogProps = {
  team: { readonly teamid: string; readonly name: string };
  /** Absent for who has no team card. */
  card?: { readonly username: string; readonly color: ThemeKey } | undefined;
  isOpen: boolean;
  /** What opened it; gone once the team is left. */
  returnTo: RefObject<HTMLElement | null>;
  headingRef: RefObject<HTMLElement | null>;
  onLeft: () => Promise<unknown>;
  onClose: () => void;
};

/** Says what goes and what stays before somebody leaves a team. */
export function LeaveTeamDialog(props: LeaveTeamDialogProps) {
  const { team, card, isOpen, returnTo, headingRef, onLeft, onClose } = props;
  const t = useTranslate(teamLeaving);
  const word = useAnswers({ team: teamAnswers });
  const guard = useGuard();
  const [problem, setProblem] = useState<string>();
  const focusAfter = useRef<HTMLElement | null>(null);

  async function leave() {
    setProblem(undefined);
    try {
      const { message } = await call("POST /api/team/:teamid/leave", {
        params: { teamid: team.teamid },
        body: { successor: null },
      });
      focusAfter.current = headingRef.current;
      onClose();
      await onLeft();
      notify.success(message);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : MESSAGES.networkError);
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("question", { team: team.name })}
      description={
        <>
          {card && (
            <div className="mb-4 flex items-center gap-4">
              <CardChip color={card.color} isResting={false} className="w-22" />
              <div className="min-w-0">
                <p dir="ltr" className="font-semibold wrap-anywhere">
                  {cardPath(card.username)}
                </p>
                <p className="text-small text-muted">{t("teamCardOf", { team: team.name })}</p>
              </div>
            </div>
          )}
          <div className="mb-4">
            <Consequences
              items={[
                ...(card ? [{ isKept: false, text: t("cardEnds", { team: team.name }) }] : []),
                { isKept: true, text: t("ownStays") },
                ...(card ? [{ isKept: true, text: t("contactsStay") }] : []),
              ]}
            />
          </div>
          <p className="text-small">{t("wayBack")}</p>
        </>
      }
      cancelLabel={t("stay")}
      confirmLabel={t("leave")}
      onConfirm={() => void guard.run(true, leave)}
      isBusy={guard.running !== null}
      busyLabel={t("leaving")}
      returnTo={{
        get current() {
          return focusAfter.current ?? returnTo.current;
        },
      }}
    >
      <div role="alert" className={problem === undefined ? undefined : "mt-4"}>
        {problem !== undefined && <Notice tone="warning">{word(problem)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
