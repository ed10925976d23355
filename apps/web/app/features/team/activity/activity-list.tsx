import { capitalized, formatNearTime } from "@visita/domain/format";
import type { CallResult } from "@visita/domain/http/endpoint";
import { teamActionTexts } from "@visita/domain/owner-messages/team-actions";
import { teamActivity } from "@visita/domain/owner-messages/team-activity";
import type { listTeamActionsEndpoint, TeamActionName } from "@visita/domain/team/team-action.contract";
import {
  ArrowRight,
  AtSign,
  Building2,
  Globe,
  KeyRound,
  Layers,
  LayoutTemplate,
  Link2,
  LogOut,
  type LucideIcon,
  Mail,
  Pencil,
  Stamp,
  Trash2,
  Undo2,
  UserCheck,
  UsersRound,
  Webhook,
} from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";

type TeamAction = CallResult<typeof listTeamActionsEndpoint>["actions"][number];

const ICONS: Readonly<Record<TeamActionName, LucideIcon>> = {
  team_started: Building2,
  team_renamed: Building2,
  logo_changed: Stamp,
  team_deleted: Trash2,
  team_restored: Undo2,
  joining_changed: AtSign,
  page_changed: Globe,
  template_added: LayoutTemplate,
  template_renamed: LayoutTemplate,
  template_changed: LayoutTemplate,
  template_undone: Undo2,
  template_deleted: Trash2,
  people_invited: Mail,
  invitation_renewed: Mail,
  invitation_taken_back: Mail,
  invitation_taken: UserCheck,
  invitation_declined: Mail,
  person_joined: UserCheck,
  person_left: LogOut,
  person_removed: LogOut,
  left_card_led: UserCheck,
  people_moved: Layers,
  role_changed: KeyRound,
  card_corrected: Pencil,
  sharing_on: UsersRound,
  sharing_off: UsersRound,
  link_added: Link2,
  link_changed: Link2,
  link_ended: Link2,
  webhook_added: Webhook,
  webhook_changed: Webhook,
  webhook_deleted: Webhook,
};

type ActivityListProps = { actions: readonly TeamAction[]; isBusy: boolean };

export function ActivityList({ actions, isBusy }: ActivityListProps) {
  return (
    <ul
      aria-busy={isBusy}
      className={classNames("rounded-lg border border-line bg-surface", isBusy && "opacity-60")}
    >
      {actions.map((action, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may be done at once
        <ActivityItem key={`${action.at} ${place}`} action={action} />
      ))}
    </ul>
  );
}

function ActivityItem({ action }: { action: TeamAction }) {
  const t = useTranslate(teamActivity);
  const actionText = useTranslate(teamActionTexts);
  const about = useSubject(action);
  const Icon = ICONS[action.action];
  const at = new Date(action.at).toISOString();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 border-t border-line px-5 py-3.5 first:border-0 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-muted" />
      <div className="grid content-start gap-0.5">
        <strong className="font-semibold wrap-anywhere">{actionText(action.action)}</strong>
        {about && <bdi className="text-help text-muted wrap-anywhere">{about}</bdi>}
        <Change action={action} />
      </div>
      <div className="col-start-2 grid content-start text-help text-muted md:col-start-3 md:max-w-56 md:text-end">
        <time dateTime={at}>{capitalized(formatNearTime(t.language, at))}</time>
        <bdi className="wrap-anywhere">{action.by ?? t("somebodyGone")}</bdi>
      </div>
    </li>
  );
}

const ROLES = { owner: "isOwner", admin: "isAdmin", member: "isMember" } as const;
const FORMER_ROLES = { owner: "wasOwner", admin: "wasAdmin", member: "wasMember" } as const;

/** To whom or which. */
function useSubject({ action, subject, count, from, to }: TeamAction): string {
  const t = useTranslate(teamActivity);
  // The line below names both.
  if (action.endsWith("_renamed") && from !== "") return "";
  if (action === "role_changed") {
    // Older ones have both in one text.
    const [, name = subject, role = to] = (to === "" && /^(.*): (\w+)$/s.exec(subject)) || [];
    const word = ROLES[role as keyof typeof ROLES];
    return word ? t(word, { name }) : subject;
  }
  const isOfCards = action === "template_changed" || action === "template_undone";
  if (isOfCards && count > 1) return `${subject} · ${t("cards", { count })}`;
  const isOfPeople = action === "people_moved" || (action === "people_invited" && count > 1);
  return isOfPeople ? `${subject} · ${t("people", { count })}` : subject;
}

/** From what to what; an arrow between two names or addresses. */
function Change({ action: { action, from, to } }: { action: TeamAction }) {
  const t = useTranslate(teamActivity);
  if (from === "" && to === "") return null;
  if (action === "role_changed") {
    const word = FORMER_ROLES[from as keyof typeof FORMER_ROLES];
    return word ? <span className="text-help text-muted">{t(word)}</span> : null;
  }
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-help text-muted wrap-anywhere">
      {from !== "" && <bdi>{from}</bdi>}
      {from !== "" && to !== "" && (
        <ArrowRight
          size={16}
          strokeWidth={1.75}
          aria-label="→"
          role="img"
          className="shrink-0 rtl:rotate-180"
        />
      )}
      {to !== "" && <bdi>{to}</bdi>}
    </span>
  );
}
