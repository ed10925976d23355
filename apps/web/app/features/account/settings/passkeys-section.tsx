import { useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { formatDay, formatTimeAgo } from "@visita/domain/format";
import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { Fingerprint, KeyRound, Pencil, Plus, Smartphone, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { supportsPasskeys } from "../../../lib/passkey-client.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextLink } from "../../../ui/links.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import {
  SettingsActions,
  SettingsItem,
  SettingsRowSkeletons,
  SettingsSection,
} from "../../../ui/settings-section.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import { settingsKeys, usePasskeys } from "./settings.queries.ts";

/** As it was when the dialog was opened: the list changes while it still fades. */
type Subject =
  | { dialog: "add"; hasPasskeys: boolean }
  | { dialog: "rename"; passkey: Passkey }
  | { dialog: "remove"; passkey: Passkey; others: number };

export function PasskeysSection({ user }: { user: CurrentUser }) {
  const t = useTranslate(accountSecurityTexts);
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = usePasskeys(user.userid);
  const listRef = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);

  function open(next: Subject) {
    setSubject(next);
    setOpenings(openings + 1);
    setIsOpen(true);
  }

  const reload = () => void queryClient.invalidateQueries({ queryKey: settingsKeys.passkeys(user.userid) });
  const passkeys = data?.passkeys;
  const isEmpty = passkeys?.length === 0;
  const dialogProps = { isOpen, onClose: () => setIsOpen(false), onDone: reload };

  return (
    <SettingsSection id="passkeys" title={t("passkeys")} lead={t("passkeysLead")}>
      {passkeys?.some(({ isInDoubt }) => isInDoubt) && (
        <Notice tone="warning" title={t("wasReset")}>
          <p>
            <TextLink to="/account/passkeys">{t("keepOrRemove")}</TextLink>
          </p>
        </Notice>
      )}
      {error && !data && (
        <ListFailure title={t("passkeysNotLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("stillSignIn")}
        </ListFailure>
      )}
      {!data && !error && <SettingsRowSkeletons label={t("passkeys")} />}
      <div ref={listRef} tabIndex={-1} className="outline-none empty:hidden">
        {isEmpty && <NoPasskey />}
        {passkeys && !isEmpty && (
          <ul aria-label={t("passkeys")}>
            {passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                onRename={() => open({ dialog: "rename", passkey })}
                onRemove={() => open({ dialog: "remove", passkey, others: passkeys.length - 1 })}
              />
            ))}
          </ul>
        )}
      </div>
      {passkeys && supportsPasskeys() && (
        <SettingsActions>
          <Button
            variant="secondary"
            icon={Plus}
            onClick={() => open({ dialog: "add", hasPasskeys: !isEmpty })}
          >
            {t("addPasskey")}
          </Button>
        </SettingsActions>
      )}
      {passkeys && !supportsPasskeys() && <p className="text-help text-muted">{t("notSupported")}</p>}
      {subject?.dialog === "add" && (
        <AddPasskeyDialog key={openings} {...dialogProps} user={user} hasPasskeys={subject.hasPasskeys} />
      )}
      {subject?.dialog === "rename" && (
        <RenamePasskeyDialog key={openings} {...dialogProps} passkey={subject.passkey} />
      )}
      {subject?.dialog === "remove" && (
        <RemovePasskeyDialog
          key={openings}
          {...dialogProps}
          user={user}
          passkey={subject.passkey}
          others={subject.others}
          onFocusLost={() => listRef.current?.focus()}
        />
      )}
    </SettingsSection>
  );
}

function NoPasskey() {
  const t = useTranslate(accountSecurityTexts);
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
        <Fingerprint aria-hidden="true" size={28} strokeWidth={1.75} />
      </span>
      <div className="grid gap-0.5">
        <p className="font-semibold">{t("noPasskey")}</p>
        <p className="text-help text-muted">{t("noPasskeyText")}</p>
      </div>
    </div>
  );
}

type PasskeyItemProps = {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
};

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const t = useTranslate(accountSecurityTexts);
  const { name, isSecurityKey, isOff, createdAt, lastUsedAt } = passkey;
  const day = formatDay(t.language, createdAt);
  return (
    <SettingsItem
      icon={isSecurityKey ? KeyRound : Smartphone}
      title={name}
      actions={
        <span className="-me-2 flex">
          <IconButton
            label={t("renameNamed", { name })}
            icon={Pencil}
            className="text-muted"
            onClick={onRename}
          />
          <IconButton label={t("removeNamed", { name })} icon={Trash2} variant="danger" onClick={onRemove} />
        </span>
      }
    >
      {isOff && `${t("offSinceReset")} `}
      {lastUsedAt
        ? t("addedAndUsed", { day, when: formatTimeAgo(t.language, lastUsedAt) })
        : t("addedNotUsed", { day })}
    </SettingsItem>
  );
}
