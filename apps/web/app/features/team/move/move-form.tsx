import { formatList } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamMove } from "@visita/domain/owner-messages/team-move";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { Select } from "../../../ui/select.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { TemplateChip } from "../templates/template-chip.tsx";
import { MoveLook } from "./move-look.tsx";
import type { MovedPerson } from "./moved-person.ts";

const MAX_NAMED = 3;

type MoveFormProps = {
  people: readonly MovedPerson[];
  /** The template that all of them have. */
  from: TeamTemplate | undefined;
  to: TeamTemplate;
  options: readonly TeamTemplate[];
  isMoving: boolean;
  onChoose: (template: TeamTemplate) => void;
  onMove: () => void;
  onClose: () => void;
};

/** Who, to which template, and what that changes. */
export function MoveForm(props: MoveFormProps) {
  const { people, from, to, options, isMoving, onChoose, onMove, onClose } = props;
  const t = useTranslate(teamMove);
  const common = useTranslate(commonTexts);
  return (
    <>
      <Who people={people} from={from} />
      <Select
        label={t("moveTo")}
        options={options.map((template) => ({
          value: template.templateid,
          label: template.name,
          leading: <TemplateChip template={template.template} />,
        }))}
        value={to.templateid}
        onValueChange={(id) => {
          const chosen = options.find(({ templateid }) => templateid === id);
          if (chosen) onChoose(chosen);
        }}
      />
      <MoveLook people={people} from={from} to={to} />
      <div className={dialogActionsClasses}>
        <Button variant="secondary" className="max-md:order-last" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button isBusy={isMoving} busyLabel={t("moving")} onClick={onMove}>
          {t("move", { count: people.length })}
        </Button>
      </div>
    </>
  );
}

function Who({ people, from }: Pick<MoveFormProps, "people" | "from">) {
  const t = useTranslate(teamMove);
  const named = people.slice(0, MAX_NAMED);
  const more = people.length - named.length;
  const names = formatList(t.language, [
    ...named.map(({ name }) => name),
    ...(more > 0 ? [t("others", { count: more })] : []),
  ]);
  return (
    <div className="mt-2 mb-4 flex items-center gap-3 text-small leading-[1.4]">
      <div className="flex shrink-0 gap-1">
        {named.map(({ personid, name, card }) => (
          <PersonPicture key={personid} name={name} photo={card.profilepic} theme={card.color} size="small" />
        ))}
      </div>
      <p className="min-w-0 wrap-anywhere">
        {from ? t(people.length === 1 ? "oneIn" : "allIn", { names, template: from.name }) : names}
      </p>
    </div>
  );
}
