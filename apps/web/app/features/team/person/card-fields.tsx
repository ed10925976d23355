import type { EditableCard } from "@visita/domain/card/card.contract";
import { CHANNELS } from "@visita/domain/card/channels";
import { channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import { teamPersonTexts } from "@visita/domain/owner-messages/team-person";
import { Lock, Pencil } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import type { CardFieldName } from "./person.queries.ts";

export type ShownField = { name: CardFieldName; label: string; value: string; isFixed: boolean };

/** The fields of a team card: a pencil where a correction is possible, a lock where the template sets the value. */
export function CardFields({
  card,
  onCorrect,
}: {
  card: EditableCard;
  onCorrect: (field: ShownField) => void;
}) {
  const t = useTranslate(teamPersonTexts);
  const fields = useFields(card);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {fields.map((field) => (
        <li key={field.name} className="flex min-h-15 items-center gap-3 py-1.5">
          <span className="grid min-w-0 flex-1">
            <span className="text-caption text-muted">{field.label}</span>
            {field.value ? (
              <bdi className="line-clamp-4 text-small font-semibold whitespace-pre-line wrap-anywhere">
                {field.value}
              </bdi>
            ) : (
              <span className="text-small text-muted">{t("notFilled")}</span>
            )}
          </span>
          {field.isFixed && (
            <span className="grid size-control shrink-0 place-items-center text-muted">
              <Lock aria-hidden="true" size={18} strokeWidth={1.75} />
              <VisuallyHidden>{t("same")}</VisuallyHidden>
            </span>
          )}
          {!field.isFixed && (
            <IconButton
              label={t("correct", { field: field.label })}
              icon={Pencil}
              className="text-muted [&_svg]:size-4.5"
              onClick={() => onCorrect(field)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function useFields({ fullname, occupation, companyname, bio, contacts, team }: EditableCard): ShownField[] {
  const t = useTranslate(teamPersonTexts);
  const nameOf = useTranslate(channelNames);
  const field = (name: CardFieldName, label: string, value: string) => {
    return { name, label, value, isFixed: team?.fixed.includes(name) ?? false };
  };
  const channels = CHANNELS.filter(({ key }) => team?.channels.includes(key));
  return [
    field("fullname", t("name"), fullname),
    field("occupation", t("jobTitle"), occupation),
    field("companyname", t("company"), companyname),
    ...channels.map(({ key, label }) =>
      field(`contacts.${key}`, isNamedChannel(key) ? nameOf(key) : label, contacts[key]?.value ?? ""),
    ),
    field("bio", t("bio"), bio),
  ];
}
