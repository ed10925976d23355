import type { AccessToken } from "@visita/domain/connect/token.contract";
import { formatDay, formatEnumeration, formatTimeAgo } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type ConnectWords, connectTexts } from "@visita/domain/owner-messages/connect";
import { KeyRound, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import {
  SettingsActions,
  SettingsItem,
  SettingsRowSkeletons,
  SettingsSection,
} from "../../ui/settings-section.tsx";
import { hasEnded, useReloadTokens, useTokens } from "./connect.queries.ts";
import { MakeTokenDialog } from "./make-token-dialog.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { PERMISSION_WORDS } from "./permission-words.ts";
import { RevokeDialog, useRevoke } from "./revoke-dialog.tsx";

/** As it was when the dialog was opened: the list changes while it still fades. */
type Subject = { dialog: "make" } | { dialog: "revoke"; token: AccessToken };

export function ProgramsSection({ userid }: { userid: string }) {
  const t = useTranslate(connectTexts);
  const { data, error, isFetching, refetch } = useTokens(userid);
  const reload = useReloadTokens(userid);
  const listRef = useRef<HTMLDivElement>(null);
  const makeRef = useRef<HTMLButtonElement>(null);
  const { running, revoke } = useRevoke(reload);
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const programs = data?.programs;

  function open(next: Subject) {
    setSubject(next);
    setOpenings(openings + 1);
    setIsOpen(true);
  }

  // The button that was pressed goes with its row.
  const remove = (token: AccessToken) =>
    void revoke(token).then((isRevoked) => isRevoked && listRef.current?.focus());

  const dialogProps = { isOpen, onClose: () => setIsOpen(false) };
  return (
    <SettingsSection id="programs" title={t("programs")} lead={t("programsLead")}>
      {error && !data && (
        <ListFailure title={t("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("keepWorking")}
        </ListFailure>
      )}
      {!data && !error && <SettingsRowSkeletons label={t("tokens")} />}
      <div ref={listRef} tabIndex={-1} className="outline-none empty:hidden">
        {programs?.length === 0 && (
          <NothingYet icon={KeyRound} title={t("noToken")}>
            {t("noTokenText")}
          </NothingYet>
        )}
        {programs && programs.length > 0 && (
          <ul aria-label={t("tokens")}>
            {programs.map((token) => (
              <ProgramItem
                key={token.id}
                token={token}
                isBusy={running === token.id}
                onRevoke={() => open({ dialog: "revoke", token })}
                onRemove={() => remove(token)}
              />
            ))}
          </ul>
        )}
      </div>
      {programs && (
        <SettingsActions>
          <Button ref={makeRef} variant="secondary" icon={Plus} onClick={() => open({ dialog: "make" })}>
            {t("makeToken")}
          </Button>
          <a href="/api/docs" className="inline-flex min-h-touch items-center">
            <span className="type-link">{t("howToCall")}</span>
          </a>
        </SettingsActions>
      )}
      {subject?.dialog === "make" && (
        <MakeTokenDialog key={openings} {...dialogProps} onDone={reload} returnTo={makeRef} />
      )}
      {subject?.dialog === "revoke" && (
        <RevokeDialog
          key={openings}
          {...dialogProps}
          token={subject.token}
          onDone={reload}
          onFocusLost={() => listRef.current?.focus()}
        />
      )}
    </SettingsSection>
  );
}

type ProgramItemProps = { token: AccessToken; isBusy: boolean; onRevoke: () => void; onRemove: () => void };

function ProgramItem({ token, isBusy, onRevoke, onRemove }: ProgramItemProps) {
  const t = useTranslate(connectTexts);
  const common = useTranslate(commonTexts);
  const { name, permissions, start } = token;
  const isOver = hasEnded(token);
  return (
    <SettingsItem
      icon={KeyRound}
      title={
        <>
          <span dir="auto" className={isOver ? "font-medium text-muted" : undefined}>
            {name}
          </span>
          {isOver && <Badge>{t("ended")}</Badge>}
        </>
      }
      actions={
        <Button
          variant="ghost"
          className="-me-3 px-3!"
          aria-label={t(isOver ? "removeNamed" : "revokeNamed", { name })}
          {...(isOver && { isBusy })}
          onClick={isOver ? onRemove : onRevoke}
        >
          {isOver ? common("remove") : t("revoke")}
        </Button>
      }
    >
      <span className="block">
        {formatEnumeration(
          t.language,
          permissions.map((permission) => t(PERMISSION_WORDS[permission].label)),
        )}
      </span>
      <span className="block">
        <code dir="ltr" className="text-caption">
          {`${start}…`}
        </code>{" "}
        {endAndUse(token, t)}
      </span>
    </SettingsItem>
  );
}

function endAndUse(token: AccessToken, t: ConnectWords): string {
  const { endsAt, lastUsedAt } = token;
  const when = lastUsedAt && formatTimeAgo(t.language, lastUsedAt);
  if (endsAt === null) return when ? t("noEndUsed", { when }) : t("noEndNotUsed");
  const day = formatDay(t.language, endsAt);
  if (hasEnded(token)) return t("endedOn", { day });
  return when ? t("endsUsed", { day, when }) : t("endsNotUsed", { day });
}
