import type { AccessToken } from "@visita/domain/connect/token.contract";
import { formatDay, formatEnumeration, formatTimeAgo } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type ConnectWords, connectTexts } from "@visita/domain/owner-messages/connect";
import { KeyRound } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { SettingsItem } from "../../ui/settings-section.tsx";
import { hasEnded } from "./connect.queries.ts";
import { MakeTokenDialog } from "./make-token-dialog.tsx";
import { PERMISSION_WORDS } from "./permission-words.ts";
import { useRevoke } from "./revoke-dialog.tsx";
import { type TokenRowProps, TokenSection } from "./token-section.tsx";

export function ProgramsSection({ userid }: { userid: string }) {
  const t = useTranslate(connectTexts);
  return (
    <TokenSection
      id="programs"
      userid={userid}
      title={t("programs")}
      lead={t("programsLead")}
      label={t("tokens")}
      empty={{ icon: KeyRound, title: t("noToken"), children: t("noTokenText") }}
      renderRow={(row) => <ProgramItem key={row.token.id} {...row} />}
      addLabel={t("makeToken")}
      renderAddDialog={(dialog) => <MakeTokenDialog {...dialog} />}
      more={
        <a href="/api/docs" className="inline-flex min-h-touch items-center">
          <span className="type-link">{t("howToCall")}</span>
        </a>
      }
    />
  );
}

function ProgramItem({ token, onRevoke, onDone, onFocusLost }: TokenRowProps) {
  const t = useTranslate(connectTexts);
  const common = useTranslate(commonTexts);
  const { running, revoke } = useRevoke(onDone);
  const { name, permissions, start } = token;
  const isOver = hasEnded(token);
  const remove = () => void revoke(token).then((isRevoked) => isRevoked && onFocusLost());
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
          {...(isOver && { isBusy: running !== null })}
          onClick={isOver ? remove : onRevoke}
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
