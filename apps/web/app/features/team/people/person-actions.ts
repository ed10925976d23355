import { teamLeaving } from "@visita/domain/owner-messages/team-leaving";
import { teamMove } from "@visita/domain/owner-messages/team-move";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { isAtLeast, mayCall } from "@visita/domain/team/team.rights";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { Copy, KeyRound, Layers, LogOut, MailPlus, QrCode, Undo2, UserRound } from "lucide-react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { useCopyAndTell } from "../../../ui/copy-button.tsx";
import type { MenuAction } from "../../../ui/menu.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTemplates } from "../public/team.queries.ts";
import { usePersonChanges } from "./people.queries.ts";

/** What of these actions is asked about first, in a dialog. */
export type PersonDialogKind = "code" | "role" | "move" | "takeOut" | "takeBack" | "leave";

export type PersonActionGroups = {
  /** The way to the person, and what is done with the address of their card. */
  card: readonly MenuAction[];
  /** What they are in the team. */
  place: readonly MenuAction[];
  /** How they leave it. */
  end: readonly MenuAction[];
};

const INVITATION_DAYS = 14;

/** What the caller can do with somebody in the team: in the menu of a row, and on the person's page. */
export function usePersonActions(onDialog: (kind: PersonDialogKind, person: TeamPerson) => void) {
  const t = useTranslate(teamPeople);
  const leaving = useTranslate(teamLeaving);
  const moving = useTranslate(teamMove);
  const { userid, team, teamPath } = useTeam();
  const templates = useTemplates(userid, team.teamid).data;
  const publicUrl = useSettings()?.publicUrl ?? "";
  const navigate = useNavigate();
  const copyAndTell = useCopyAndTell();
  const { renew } = usePersonChanges();
  const guard = useGuard();

  async function sendAgain(person: TeamPerson) {
    try {
      await renew(person);
      notify.success(t("renewed", { name: person.name }));
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t("notDone"));
    }
  }

  return (person: TeamPerson): PersonActionGroups => {
    const { card, personid } = person;
    const isInvited = person.joinedAt === null;
    const isBelow = isAtLeast(team.role, person.role);
    const open: MenuAction = {
      label: t("open"),
      icon: UserRound,
      onSelect: () => void navigate(teamPath(`/team/people/${encodeURIComponent(personid)}`)),
    };
    const copy: MenuAction = {
      label: t("copyAddress"),
      icon: Copy,
      onSelect: () =>
        void copyAndTell(publicUrl + cardPath(card?.username ?? ""), { done: t("addressCopied") }),
    };
    const code: MenuAction = { label: t("qrCode"), icon: QrCode, onSelect: () => onDialog("code", person) };
    const changeRole: MenuAction = {
      label: t("changeRole"),
      icon: KeyRound,
      hint: t(person.role),
      onSelect: () => onDialog("role", person),
    };
    const move: MenuAction = {
      label: moving("moveToTemplate"),
      icon: Layers,
      onSelect: () => onDialog("move", person),
    };
    const renewInvitation: MenuAction = {
      label: t("renew"),
      icon: MailPlus,
      hint: t("forDays", { count: INVITATION_DAYS }),
      onSelect: () => void guard.run(true, () => sendAgain(person)),
    };
    const takeBack: MenuAction = {
      label: t("takeBack"),
      icon: Undo2,
      tone: "danger",
      onSelect: () => onDialog("takeBack", person),
    };
    const takeOut: MenuAction = {
      label: t("takeOutOfTeam"),
      icon: LogOut,
      tone: "danger",
      onSelect: () => onDialog("takeOut", person),
    };
    const leave: MenuAction = {
      label: leaving("leaveTeam", { team: team.name }),
      icon: LogOut,
      tone: "danger",
      onSelect: () => onDialog("leave", person),
    };

    const mayChangeRole = mayCall(team.role, "PUT /api/team/:teamid/people/:personid/role");
    const hasCode = templates?.status === "active";
    const hasSeveral = (templates?.templates.length ?? 0) > 1;
    return {
      card: [open, ...(card ? [copy] : []), ...(card && hasCode ? [code] : [])],
      place: [
        ...(isInvited && isBelow ? [renewInvitation] : []),
        ...(mayChangeRole ? [changeRole] : []),
        ...(card && hasSeveral ? [move] : []),
      ],
      end: endOf(),
    };

    function endOf(): readonly MenuAction[] {
      if (person.isYou) return [leave];
      if (!isBelow) return [];
      return [isInvited ? takeBack : takeOut];
    }
  };
}
