import type { EditableCard } from "@visita/domain/card/card.contract";
import { teamCardLive } from "@visita/domain/owner-messages/team-card-live";
import { templateWords } from "@visita/domain/owner-messages/template-words";
import type { CardTeam } from "@visita/domain/team/team-card.rules";
import {
  Briefcase,
  Building2,
  Camera,
  ChevronRight,
  CircleCheck,
  Image,
  type LucideIcon,
  TextAlignStart,
} from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";
import { channelOfField, useTemplateWords } from "../public/use-template-words.ts";

/** The editor, at the step of a field. A new tab gets no state, and begins with the first step. */
export function editorAt(cardid: string, field: string) {
  return { to: `/b/u?card=${encodeURIComponent(cardid)}`, state: { cardid, field } };
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  profilepic: Camera,
  occupation: Briefcase,
  companyname: Building2,
  bio: TextAlignStart,
  logo: Image,
};

/** Fields that are asked for in other words than their names. */
const REQUESTS = {
  profilepic: { title: "addPhoto", hint: "photoHint" },
  bio: { title: "addBio", hint: "bioHint" },
} as const;

type FieldRowProps = { card: EditableCard; team: CardTeam; field: string; isDone: boolean };

/** A field that is its person's own; leads to the editor. */
export function FieldRow({ card, team, field, isDone }: FieldRowProps) {
  const t = useTranslate(teamCardLive);
  const words = useTranslate(templateWords);
  const { nameOf } = useTemplateWords();
  const channel = channelOfField(field);
  const Icon = isDone ? CircleCheck : ICONS[field];
  const request = isDone ? undefined : REQUESTS[field as keyof typeof REQUESTS];
  const ending = channel && team.endings[channel];
  const hint = request ? t(request.hint) : !isDone && ending && words("mustEndWith", { ending });
  const value = isDone ? filledValue(card, field) : "";
  return (
    <li>
      <Link
        {...editorAt(card.cardid, field)}
        className="group grid min-h-16 grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-3.5 py-2.5 leading-[1.35]"
      >
        <span className={isDone ? "text-success" : "text-accent"}>
          {Icon && <Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
          {!Icon && channel && <ChannelIcon channel={channel} size={20} />}
        </span>
        <span className="grid min-w-0 wrap-anywhere">
          <span
            className={`underline-offset-3 group-hover:underline ${isDone ? "font-medium" : "font-semibold"}`}
          >
            {request ? t(request.title) : nameOf(field)}
          </span>
          {isDone && <VisuallyHidden>{t("filledIn")}</VisuallyHidden>}
          {hint && <span className="text-small text-muted">{hint}</span>}
          {value && <bdi className="line-clamp-2 text-small text-muted">{value}</bdi>}
        </span>
        <ChevronRight
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="text-muted rtl:-scale-x-100"
        />
      </Link>
    </li>
  );
}

/** Nothing for a picture, which is on the card above. */
function filledValue(card: EditableCard, field: string): string {
  const channel = channelOfField(field);
  if (channel !== undefined) return card.contacts[channel]?.value ?? "";
  if (field === "occupation" || field === "companyname" || field === "bio") return card[field];
  return "";
}
