import { themeOf } from "@visita/domain/card/themes";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { useCardUrl } from "../../../lib/use-settings.ts";
import { QrCodeDialog } from "../../card/public/qr-code-dialog.tsx";
import { useTeam } from "../frame/team-context.ts";
import { MoveDialog } from "../move/move-dialog.tsx";
import { LeaveTeamDialog } from "../public/leave-team-dialog.tsx";
import type { PersonDialogKind } from "./person-actions.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { TakeOutDialog } from "./take-out-dialog.tsx";

export type PersonDialog = { kind: PersonDialogKind; people: readonly TeamPerson[] };

/** Which dialog is open; one that closes keeps what it shows until it is gone. */
export function usePersonDialog() {
  const [dialog, setDialog] = useState<PersonDialog & { isOpen: boolean }>();
  return {
    dialog,
    open: (kind: PersonDialogKind, people: readonly TeamPerson[]) =>
      setDialog({ kind, people, isOpen: true }),
    close: () => setDialog((shown) => shown && { ...shown, isOpen: false }),
  };
}

type PersonDialogsProps = {
  state: ReturnType<typeof usePersonDialog>;
  headingRef: RefObject<HTMLElement | null>;
  /** People are out of the team. */
  onRemoved: () => void;
  onMoved?: () => void;
};

export function PersonDialogs({
  state: { dialog, close },
  headingRef,
  onRemoved,
  onMoved,
}: PersonDialogsProps) {
  const { team, refetch, teamPath } = useTeam();
  const navigate = useNavigate();
  const [person] = dialog?.people ?? [];
  if (!dialog || !person) return null;
  const { kind, isOpen, people } = dialog;
  // What opened it stands in a menu that is closed by then: the browser's own choice would be the page's start.
  const common = { isOpen, onClose: close };
  if (kind === "code") return <CodeDialog person={person} {...common} />;
  if (kind === "move") return <MoveDialog people={people} onMoved={onMoved} {...common} />;
  if (kind === "role")
    return <RoleDialog key={person.personid} person={person} returnTo={undefined} {...common} />;
  if (kind === "leave") {
    return (
      <LeaveTeamDialog
        team={team}
        card={
          person.card ? { username: person.card.username, color: themeOf(person.card.color).key } : undefined
        }
        returnTo={headingRef}
        headingRef={headingRef}
        onLeft={async () => {
          await navigate(teamPath("/team"));
          await refetch();
        }}
        {...common}
      />
    );
  }
  return (
    <TakeOutDialog
      key={people.map(({ personid }) => personid).join()}
      people={people}
      returnTo={undefined}
      onDone={() => {
        headingRef.current?.focus();
        onRemoved();
      }}
      {...common}
    />
  );
}

type CodeDialogProps = { person: TeamPerson; isOpen: boolean; onClose: () => void };

function CodeDialog({ person, isOpen, onClose }: CodeDialogProps) {
  const t = useTranslate(teamPeople);
  const url = useCardUrl(person.card?.username ?? "");
  if (!person.card) return null;
  return (
    <QrCodeDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      color={themeOf(person.card.color).key}
      title={t("scanCard")}
      name={person.name}
      username={person.card.username}
      url={url}
    />
  );
}
