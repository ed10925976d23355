import { teamAnswers } from "@visita/domain/answers/team";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { LeftCard, TeamPerson } from "@visita/domain/team/team-people.contract";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { ColleaguePicker } from "./colleague-picker.tsx";

type LeftCardDialogProps = { card: LeftCard; isOpen: boolean; onClose: () => void };

/** The choice of whoever takes somebody out, also later and for those who left by themselves. */
export function LeftCardDialog({ card, isOpen, onClose }: LeftCardDialogProps) {
  const t = useTranslate(teamPeople);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("whereLeads", { address: cardPath(card.username) })}
      size="xl"
    >
      <LeftCardForm card={card} onClose={onClose} />
    </Dialog>
  );
}

function LeftCardForm({ card, onClose }: Omit<LeftCardDialogProps, "isOpen">) {
  const t = useTranslate(teamPeople);
  const common = useTranslate(commonTexts);
  const word = useAnswers({ team: teamAnswers });
  const { team, refetch } = useTeam();
  const guard = useGuard();
  const [way, setWay] = useState<"leads" | "ends">("leads");
  const [colleague, setColleague] = useState<TeamPerson>();
  const [problem, setProblem] = useState<string>();

  async function save() {
    setProblem(undefined);
    const address = cardPath(card.username);
    try {
      const { successor } = await call("PUT /api/team/:teamid/left/:username", {
        params: { teamid: team.teamid, username: card.username },
        body: { successor: way === "leads" ? (colleague?.personid ?? null) : null },
      });
      await refetch();
      onClose();
      notify.success(
        successor ? t("leadsNow", { address, name: successor.name }) : t("leadsNowhere", { address }),
      );
    } catch (error) {
      setProblem(error instanceof ApiError ? word(error.message) : t("notDone"));
    }
  }

  return (
    <div className="mt-4">
      <RadioCards
        legend={t("whatHappens")}
        isLegendHidden
        options={[
          {
            value: "leads",
            label: t("leads"),
            text: t("leadsText"),
            children: <ColleaguePicker leavers={[card]} chosen={colleague} onChoose={setColleague} />,
          },
          { value: "ends", label: t("ends"), text: t("endsText") },
        ]}
        value={way}
        onValueChange={setWay}
      />
      <div role="alert" className={problem === undefined ? undefined : "mt-4"}>
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      </div>
      <div className={dialogActionsClasses}>
        <Button variant="secondary" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button
          disabled={way === "leads" && !colleague}
          isBusy={guard.running !== null}
          busyLabel={common("saving")}
          onClick={() => void guard.run(true, save)}
        >
          {common("save")}
        </Button>
      </div>
    </div>
  );
}
