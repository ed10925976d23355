import { teamAnswers } from "@visita/domain/answers/team";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { TEAM_ROLES, type TeamRole } from "@visita/domain/team/team.contract";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { type RefObject, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { notify } from "../../../ui/toast.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { usePersonChanges } from "./people.queries.ts";
import { NO_CARD } from "./person-row.tsx";

/** The highest first. */
const ROLES = TEAM_ROLES.toReversed();
const MEANINGS = { owner: "ownerMeans", admin: "adminMeans", member: "memberMeans" } as const;

type RoleDialogProps = {
  person: TeamPerson;
  isOpen: boolean;
  returnTo: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

export function RoleDialog({ person, isOpen, returnTo, onClose }: RoleDialogProps) {
  const t = useTranslate(teamPeople);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("changeRole")}
      size="xl"
      returnTo={returnTo}
    >
      <RoleForm person={person} onClose={onClose} />
    </Dialog>
  );
}

function RoleForm({ person, onClose }: Pick<RoleDialogProps, "person" | "onClose">) {
  const t = useTranslate(teamPeople);
  const common = useTranslate(commonTexts);
  const word = useAnswers({ team: teamAnswers });
  const guard = useGuard();
  const { setRole } = usePersonChanges();
  const [role, setChosen] = useState<TeamRole>(person.role);
  const [problem, setProblem] = useState<string>();

  async function save() {
    setProblem(undefined);
    if (role === person.role) return onClose();
    try {
      await setRole(person, role);
      onClose();
      notify.success(t("roleChanged", { name: person.name }));
    } catch (error) {
      setProblem(error instanceof ApiError ? word(error.message) : t("notDone"));
    }
  }

  return (
    <>
      <div className="mt-1 mb-4 flex items-center gap-3">
        <PersonPicture
          name={person.name}
          photo={person.card?.profilepic}
          theme={person.card?.color ?? NO_CARD}
          size="row"
        />
        <p className="min-w-0 text-small leading-[1.4] wrap-anywhere">
          <bdi className="block font-semibold">{person.name}</bdi>
          <span className="text-muted">{t(person.role)}</span>
        </p>
      </div>
      <RadioCards
        legend={t("role")}
        isLegendHidden
        options={ROLES.map((value) => ({ value, label: t(value), text: t(MEANINGS[value]) }))}
        value={role}
        onValueChange={(value) => {
          setChosen(value);
          setProblem(undefined);
        }}
      />
      <div role="alert" className={problem === undefined ? undefined : "mt-4"}>
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      </div>
      <div className={dialogActionsClasses}>
        <Button variant="secondary" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button
          isBusy={guard.running !== null}
          busyLabel={common("saving")}
          onClick={() => void guard.run(true, save)}
        >
          {common("save")}
        </Button>
      </div>
    </>
  );
}
