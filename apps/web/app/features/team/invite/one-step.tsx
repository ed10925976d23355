import { usernameProblem } from "@visita/domain/card/username.rules";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { Failure } from "./failure.tsx";
import type { LookedAt } from "./invitation-calls.ts";
import { leftOutReason } from "./left-out-words.ts";
import { fieldOf, type OnePerson } from "./one-person.ts";
import { type ChosenTemplate, TemplateSelect } from "./template-select.tsx";
import type { InvitationState } from "./use-invitation.ts";

type Problems = Partial<Record<keyof OnePerson, string>>;

type OneStepProps = {
  person: OnePerson;
  onPerson: (person: OnePerson) => void;
  choice: ChosenTemplate;
  onChooseTemplate: (templateid: string) => void;
  state: InvitationState;
  look: () => Promise<LookedAt | undefined>;
  onCancel: () => void;
  onConfirm: (seen: LookedAt) => Promise<void>;
};

/** One person, by hand. The link is proposed while the name is typed. */
export function OneStep(props: OneStepProps) {
  const { person, onPerson, choice, onChooseTemplate, state, look, onCancel, onConfirm } = props;
  const t = useTranslate(teamInviteTexts);
  const common = useTranslate(commonTexts);
  const guard = useGuard();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const seen = state.lookedAt?.look;
  const [proposed] = seen?.shown ?? [];
  const [refused] = seen?.leftOut.rows ?? [];
  const firstName = person.name.trim().split(/\s+/)[0] ?? "";
  // While typing, only a link that was typed is judged: an address is not wrong because it is not finished.
  const refusedLink =
    refused && fieldOf(refused) === "username" ? leftOutReason(refused, choice.template, t) : undefined;
  const hasRole = choice.template?.template.occupation.rule !== "fixed";

  function set(field: keyof OnePerson, value: string) {
    setProblems(({ [field]: _gone, ...others }) => others);
    onPerson({ ...person, [field]: value });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void guard.run(true, async () => {
      const wrong = wrongFields();
      if (Object.keys(wrong).length > 0) return show(wrong);
      const found = state.lookedAt ?? (await look());
      const [row] = found?.look.leftOut.rows ?? [];
      if (row) return show({ [fieldOf(row)]: leftOutReason(row, choice.template, t) });
      if (found) await onConfirm(found);
    });
  };

  function wrongFields(): Problems {
    const typed = person.username.trim();
    const link = typed === "" ? null : usernameProblem(typed);
    return {
      ...(person.name.trim() === "" && { name: t("nameMissing") }),
      ...(person.email.trim() === "" && { email: t("noEmail") }),
      ...(link && { username: link }),
    };
  }

  function show(found: Problems) {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="grid gap-5">
        <TextField
          label={t("name")}
          isRequired
          dir="auto"
          autoComplete="off"
          value={person.name}
          error={problems.name}
          onChange={(event) => set("name", event.target.value)}
        />
        <TextField
          label={t("email")}
          isRequired
          type="email"
          autoComplete="off"
          hint={t("emailHint")}
          value={person.email}
          error={problems.email}
          onChange={(event) => set("email", event.target.value)}
        />
        <TextField
          label={t("link")}
          isOptional
          prefix="/c/"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={proposed?.username}
          value={person.username}
          error={problems.username ?? refusedLink}
          success={person.username.trim() !== "" && proposed ? t("linkFree") : undefined}
          hint={proposed && proposed.taken !== "" ? t("linkTaken", { username: proposed.taken }) : undefined}
          onChange={(event) => set("username", event.target.value)}
        />
        {hasRole && (
          <TextField
            label={t("role")}
            isOptional
            dir="auto"
            autoComplete="off"
            value={person.role}
            onChange={(event) => set("role", event.target.value)}
          />
        )}
        <TemplateSelect choice={choice} label={t("template")} onChoose={onChooseTemplate} />
        <Failure>{state.failure}</Failure>
      </div>
      <DialogFoot>
        <Button variant="secondary" onClick={onCancel}>
          {common("cancel")}
        </Button>
        <Button
          type="submit"
          disabled={!choice.template}
          isBusy={guard.running !== null || state.isSending}
          busyLabel={t("inviting")}
        >
          {firstName === "" ? t("invite", { count: 1 }) : t("inviteName", { name: firstName })}
        </Button>
      </DialogFoot>
    </form>
  );
}
