import { teamMove } from "@visita/domain/owner-messages/team-move";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { type RefObject, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTemplates } from "../public/team.queries.ts";
import { MoveForm } from "./move-form.tsx";
import type { MovedPerson } from "./moved-person.ts";
import { useMove } from "./use-move.ts";

type MoveDialogProps = {
  people: readonly TeamPerson[];
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus when the dialog closes. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onMoved?: () => void;
};

/** Gives people another template, after a look at what it changes. */
export function MoveDialog({ people, isOpen, onClose, returnTo, onMoved }: MoveDialogProps) {
  const t = useTranslate(teamMove);
  const { userid, team } = useTeam();
  const templates = useTemplates(userid, team.teamid).data?.templates;
  const withCard = people.filter((person): person is MovedPerson => person.card !== null);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("title", { count: withCard.length || people.length })}
      size="xl"
      returnTo={returnTo}
    >
      {withCard.length === 0 && <p className="mt-3 text-muted">{t("withoutCard")}</p>}
      {withCard.length > 0 && templates && (
        <Chosen people={withCard} templates={templates} onClose={onClose} onMoved={onMoved} />
      )}
    </Dialog>
  );
}

type ChosenProps = Pick<MoveDialogProps, "onClose" | "onMoved"> & {
  people: readonly MovedPerson[];
  templates: readonly TeamTemplate[];
};

function Chosen({ people, templates, onClose, onMoved }: ChosenProps) {
  const first = people[0]?.card.templateid;
  const isOne = people.every(({ card }) => card.templateid === first);
  const from = isOne ? templates.find(({ templateid }) => templateid === first) : undefined;
  const options = templates.filter((template) => template !== from);
  const [chosen, setChosen] = useState(options[0]);
  const { isMoving, move } = useMove(() => {
    onClose();
    onMoved?.();
  });
  if (!chosen) return null;
  return (
    <MoveForm
      people={people}
      from={from}
      to={chosen}
      options={options}
      isMoving={isMoving}
      onChoose={setChosen}
      onMove={() => void move(people, chosen)}
      onClose={onClose}
    />
  );
}
