import { teamAnswers } from "@visita/domain/answers/team";
import { MESSAGES } from "@visita/domain/messages";
import { teamTemplates } from "@visita/domain/owner-messages/team-templates";
import type { ComponentProps } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useForm } from "../../../ui/use-form.ts";

/** A form that is about the name of a template. */
export function useNameForm(onName: (name: string) => Promise<unknown>) {
  const t = useTranslate(teamTemplates);
  return useForm<{ name: string }>({
    answers: { team: teamAnswers },
    check(form) {
      const name = String(new FormData(form).get("name") ?? "").trim();
      return name === "" ? { problems: { name: t("nameNeeded") } } : { values: { name } };
    },
    explain(error) {
      if (!(error instanceof ApiError)) return { message: MESSAGES.networkError };
      return { message: error.message, fields: error.fields };
    },
    onValid: ({ name }) => onName(name),
  });
}

type NameFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "hint">;

export function NameField(props: NameFieldProps) {
  const t = useTranslate(teamTemplates);
  return (
    <TextField {...props} label={t("name")} hint={t("nameHint")} isRequired dir="auto" autoComplete="off" />
  );
}
