import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { AccessToken } from "@visita/domain/connect/token.contract";
import { formatDay, formatTimeAgo } from "@visita/domain/format";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { Plus, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import {
  SettingsActions,
  SettingsItem,
  SettingsRowSkeletons,
  SettingsSection,
} from "../../ui/settings-section.tsx";
import { AddressBooks } from "./address-books.tsx";
import { useReloadTokens, useTokens } from "./connect.queries.ts";
import { ConnectDeviceDialog } from "./connect-device-dialog.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { SYSTEMS } from "./systems.ts";

/** As it was when the dialog was opened: the list changes while it still fades. */
type Subject = { dialog: "connect" } | { dialog: "revoke"; token: AccessToken };

export function DevicesSection({ user }: { user: CurrentUser }) {
  const t = useTranslate(connectTexts);
  const { data, error, isFetching, refetch } = useTokens(user.userid);
  const reload = useReloadTokens(user.userid);
  const listRef = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const devices = data?.devices;

  function open(next: Subject) {
    setSubject(next);
    setOpenings(openings + 1);
    setIsOpen(true);
  }

  const dialogProps = { isOpen, onClose: () => setIsOpen(false) };
  return (
    <SettingsSection id="devices" title={t("addressBook")} lead={t("addressBookLead")}>
      {error && !data && (
        <ListFailure title={t("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("keepWorking")}
        </ListFailure>
      )}
      {!data && !error && <SettingsRowSkeletons label={t("devices")} />}
      <div ref={listRef} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
        {devices?.length === 0 && (
          <NothingYet icon={Smartphone} title={t("noDevice")}>
            {t("noDeviceText")}
          </NothingYet>
        )}
        {devices && devices.length > 0 && (
          <>
            <AddressBooks userid={user.userid} />
            <div>
              <h3 className="mb-2.5 text-small font-semibold text-muted">{t("devices")}</h3>
              <ul aria-label={t("devices")}>
                {devices.map((token) => (
                  <DeviceItem
                    key={token.id}
                    token={token}
                    onRevoke={() => open({ dialog: "revoke", token })}
                  />
                ))}
              </ul>
            </div>
          </>
        )}
      </div>
      {devices && (
        <SettingsActions>
          <Button variant="secondary" icon={Plus} onClick={() => open({ dialog: "connect" })}>
            {t("connectDevice")}
          </Button>
        </SettingsActions>
      )}
      {subject?.dialog === "connect" && (
        <ConnectDeviceDialog key={openings} {...dialogProps} user={user} onDone={reload} />
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

function DeviceItem({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const t = useTranslate(connectTexts);
  const { name, system, createdAt, lastUsedAt } = token;
  const day = formatDay(t.language, createdAt);
  return (
    <SettingsItem
      icon={SYSTEMS[system ?? "android"].icon}
      title={<span dir="auto">{name}</span>}
      actions={
        <Button
          variant="ghost"
          className="-me-3 px-3!"
          aria-label={t("revokeNamed", { name })}
          onClick={onRevoke}
        >
          {t("revoke")}
        </Button>
      }
    >
      {lastUsedAt
        ? t("connectedUsed", { day, when: formatTimeAgo(t.language, lastUsedAt) })
        : t("connectedNotUsed", { day })}
    </SettingsItem>
  );
}
