import type { CurrentUser } from "@visita/domain/account/session.contract";
import { formatDay, formatTimeAgo } from "@visita/domain/format";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { Smartphone } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { SettingsItem } from "../../ui/settings-section.tsx";
import { AddressBooks } from "./address-books.tsx";
import { ConnectDeviceDialog } from "./connect-device-dialog.tsx";
import { SYSTEMS } from "./systems.ts";
import { type TokenRowProps, TokenSection } from "./token-section.tsx";

export function DevicesSection({ user }: { user: CurrentUser }) {
  const t = useTranslate(connectTexts);
  return (
    <TokenSection
      id="devices"
      userid={user.userid}
      title={t("addressBook")}
      lead={t("addressBookLead")}
      label={t("devices")}
      empty={{ icon: Smartphone, title: t("noDevice"), children: t("noDeviceText") }}
      above={
        <>
          <AddressBooks userid={user.userid} />
          <h3 className="-mb-1.5 text-small font-semibold text-muted">{t("devices")}</h3>
        </>
      }
      renderRow={(row) => <DeviceItem key={row.token.id} {...row} />}
      addLabel={t("connectDevice")}
      renderAddDialog={(dialog) => <ConnectDeviceDialog {...dialog} user={user} />}
    />
  );
}

function DeviceItem({ token, onRevoke }: TokenRowProps) {
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
