import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { type RefObject, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { Failure } from "./failure.tsx";
import { FoundLines } from "./found-lines.tsx";
import type { LookedAt } from "./invitation-calls.ts";
import { type ChosenTemplate, TemplateSelect } from "./template-select.tsx";
import type { InvitationState } from "./use-invitation.ts";

type PasteStepProps = {
  text: string;
  onText: (text: string) => void;
  choice: ChosenTemplate;
  onChooseTemplate: (templateid: string) => void;
  state: InvitationState;
  /** Looks at the list as it stands now. */
  look: () => Promise<LookedAt | undefined>;
  areaRef: RefObject<HTMLTextAreaElement | null>;
  onCancel: () => void;
  onChecked: () => void;
};

/** Names and addresses in any usual form, counted while they are typed. */
export function PasteStep(props: PasteStepProps) {
  const { text, onText, choice, onChooseTemplate, state, look, areaRef, onCancel, onChecked } = props;
  const t = useTranslate(teamInviteTexts);
  const common = useTranslate(commonTexts);
  const guard = useGuard();
  const [isMissing, setMissing] = useState(false);
  const seen = state.lookedAt?.look;

  const check = () =>
    guard.run(true, async () => {
      const found = text.trim() === "" ? undefined : (state.lookedAt ?? (await look()));
      if (text.trim() === "" || found?.look.people === 0) {
        setMissing(text.trim() === "");
        areaRef.current?.focus();
      } else if (found) onChecked();
    });

  return (
    <>
      <div className="grid gap-5">
        <TextArea
          ref={areaRef}
          label={t("list")}
          hint={t("listHint")}
          rows={7}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          value={text}
          error={isMissing ? t("listEmpty") : undefined}
          onChange={(event) => {
            setMissing(false);
            onText(event.target.value);
          }}
        />
        <FoundLines look={seen} template={choice.template} />
        <TemplateSelect choice={choice} label={t("template")} onChoose={onChooseTemplate} />
        <Failure>{state.failure}</Failure>
      </div>
      <DialogFoot>
        <Button variant="secondary" onClick={onCancel}>
          {common("cancel")}
        </Button>
        <Button
          disabled={!choice.template}
          isBusy={guard.running !== null}
          busyLabel={common("checking")}
          onClick={() => void check()}
        >
          {seen && seen.people > 0 ? t("check", { count: seen.people }) : t("checkList")}
        </Button>
      </DialogFoot>
    </>
  );
}
