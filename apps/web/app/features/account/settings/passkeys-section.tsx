import { useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { formatDay, formatTimeAgo } from "@visita/domain/format";
import { Fingerprint, KeyRound, Pencil, Plus, Smartphone, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
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
    <SettingsSection
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your fingerprint, face or a security key. No password or code needed."
    >
      {passkeys?.some(({ isInDoubt }) => isInDoubt) && (
        <Notice tone="warning" title="Your password was reset.">
          <p>
            <TextLink to="/account/passkeys">Keep or remove these passkeys</TextLink>
          </p>
        </Notice>
      )}
      {error && !data && (
        <ListFailure
          title="We couldn’t load your passkeys."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          They still sign you in.
        </ListFailure>
      )}
      {!data && !error && <SettingsRowSkeletons label="Passkeys" />}
      <div ref={listRef} tabIndex={-1} className="outline-none empty:hidden">
        {isEmpty && <NoPasskey />}
        {passkeys && !isEmpty && (
          <ul aria-label="Passkeys">
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
            Add a passkey
          </Button>
        </SettingsActions>
      )}
      {passkeys && !supportsPasskeys() && (
        <p className="text-help text-muted">This browser doesn’t support passkeys. Try another one.</p>
      )}
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
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
        <Fingerprint aria-hidden="true" size={28} strokeWidth={1.75} />
      </span>
      <div className="grid gap-0.5">
        <p className="font-semibold">No passkey yet</p>
        <p className="text-help text-muted">Takes about ten seconds. You can still use your password.</p>
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
  const { name, isSecurityKey, isOff, createdAt, lastUsedAt } = passkey;
  return (
    <SettingsItem
      icon={isSecurityKey ? KeyRound : Smartphone}
      title={name}
      actions={
        <span className="-me-2 flex">
          <IconButton label={`Rename ${name}`} icon={Pencil} className="text-muted" onClick={onRename} />
          <IconButton label={`Remove ${name}`} icon={Trash2} variant="danger" onClick={onRemove} />
        </span>
      }
    >
      {isOff && "Off since your password was reset. "}Added {formatDay(createdAt)}.{" "}
      {lastUsedAt ? `Last used ${formatTimeAgo(lastUsedAt)}` : "Not used yet"}
    </SettingsItem>
  );
}
