import { useQueryClient } from "@tanstack/react-query";
import type { ActiveSession } from "@visita/domain/account/session-list.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { formatTimeAgo } from "@visita/domain/format";
import {
  type AccountSecurityWords,
  accountSecurityTexts,
} from "@visita/domain/owner-messages/account-security";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import {
  SettingsActions,
  SettingsItem,
  SettingsRowSkeletons,
  SettingsSection,
} from "../../../ui/settings-section.tsx";
import { notify } from "../../../ui/toast.tsx";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { settingsFailure } from "../failures.ts";
import { settingsKeys, useActiveSessions } from "./settings.queries.ts";

const ALL_OTHERS = "all others";

export function DevicesSection({ userid }: { userid: string }) {
  const t = useTranslate(accountSecurityTexts);
  useAnswers(ACCOUNT_ANSWERS);
  const queryClient = useQueryClient();
  const { data: sessions, error, isFetching, refetch } = useActiveSessions(userid);
  const listRef = useRef<HTMLUListElement>(null);
  const guard = useGuard<string>();

  const end = (id: string, work: () => Promise<string>) =>
    guard.run(id, async () => {
      try {
        notify.success(await work());
      } catch (failure) {
        notify.error(settingsFailure(failure, TEXT.endFailed).message);
      }
      await queryClient.invalidateQueries({ queryKey: settingsKeys.sessions(userid) });
    });

  // The button that was pressed is gone with its row, and the focus must not be lost. The list is the moment, not an input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (guard.isRunning.current && document.activeElement === document.body) listRef.current?.focus();
  }, [sessions]);

  const endOne = ({ id, device }: ActiveSession) =>
    void end(id, async () => {
      await call("DELETE /api/account/sessions/:sessionid", { params: { sessionid: id } });
      return t("signedOut", { device });
    });

  const endOthers = () =>
    void end(ALL_OTHERS, async () => (await call("DELETE /api/account/sessions")).message);

  return (
    <SettingsSection id="devices" title={t("whereSignedIn")} lead={t("devicesLead")}>
      {error && !sessions && (
        <ListFailure title={t("devicesNotLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("devicesStay")}
        </ListFailure>
      )}
      {!sessions && !error && <SettingsRowSkeletons label={t("devices")} />}
      {sessions && (
        <ul ref={listRef} tabIndex={-1} aria-label={t("devices")} className="outline-none">
          {inOrder(sessions).map((session) => (
            <SettingsItem
              key={session.id}
              icon={isPhone(session) ? Smartphone : Monitor}
              title={
                <>
                  {session.device}
                  {session.isCurrent && <Badge tone="success">{t("thisDevice")}</Badge>}
                </>
              }
              actions={
                !session.isCurrent && (
                  <Button
                    variant="ghost"
                    className="-me-3 px-3!"
                    aria-label={t("signOutNamed", { device: session.device })}
                    isBusy={guard.running === session.id}
                    onClick={() => endOne(session)}
                  >
                    {t("signOut")}
                  </Button>
                )
              }
            >
              {whereAndWhen(session, t)}
            </SettingsItem>
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <SettingsActions>
          <Button
            variant="secondary"
            icon={LogOut}
            isBusy={guard.running === ALL_OTHERS}
            busyLabel={t("signingOut")}
            onClick={endOthers}
          >
            {t("signOutOthers")}
          </Button>
        </SettingsActions>
      )}
    </SettingsSection>
  );
}

function whereAndWhen({ place, isCurrent, lastSeenAt }: ActiveSession, t: AccountSecurityWords): string {
  const where = place ?? t("unknownPlace");
  if (isCurrent) return t("activeNow", { place: where });
  return t("lastSeen", { place: where, when: formatTimeAgo(t.language, lastSeenAt) });
}

/** This device first; the server has put the others in order. */
function inOrder(sessions: readonly ActiveSession[]): ActiveSession[] {
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function isPhone({ device }: ActiveSession): boolean {
  return /\b(iPhone|iPad|Android)$/.test(device);
}
