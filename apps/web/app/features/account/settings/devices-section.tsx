import { useQueryClient } from "@tanstack/react-query";
import type { ActiveSession } from "@visita/domain/account/session-list.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { formatTimeAgo } from "@visita/domain/format";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { call } from "../../../lib/api.ts";
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
import { settingsFailure } from "../failures.ts";
import { settingsKeys, useActiveSessions } from "./settings.queries.ts";

const ALL_OTHERS = "all others";

export function DevicesSection({ userid }: { userid: string }) {
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
      return `${device} is signed out.`;
    });

  const endOthers = () =>
    void end(ALL_OTHERS, async () => (await call("DELETE /api/account/sessions")).message);

  return (
    <SettingsSection
      id="devices"
      title="Where you’re signed in"
      lead="Don’t recognise one? Sign it out and change your password."
    >
      {error && !sessions && (
        <ListFailure
          title="We couldn’t load your devices."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          They stay signed in.
        </ListFailure>
      )}
      {!sessions && !error && <SettingsRowSkeletons label="Devices" />}
      {sessions && (
        <ul ref={listRef} tabIndex={-1} aria-label="Devices" className="outline-none">
          {inOrder(sessions).map((session) => (
            <SettingsItem
              key={session.id}
              icon={isPhone(session) ? Smartphone : Monitor}
              title={
                <>
                  {session.device}
                  {session.isCurrent && <Badge tone="success">This device</Badge>}
                </>
              }
              actions={
                !session.isCurrent && (
                  <Button
                    variant="ghost"
                    className="-me-3 px-3!"
                    aria-label={`Sign out ${session.device}`}
                    isBusy={guard.running === session.id}
                    onClick={() => endOne(session)}
                  >
                    Sign out
                  </Button>
                )
              }
            >
              {session.place ?? "Unknown location"}.{" "}
              {session.isCurrent ? "Active now" : `Last seen ${formatTimeAgo(session.lastSeenAt)}`}
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
            busyLabel="Signing out..."
            onClick={endOthers}
          >
            Sign out all others
          </Button>
        </SettingsActions>
      )}
    </SettingsSection>
  );
}

/** This device first; the server has put the others in order. */
function inOrder(sessions: readonly ActiveSession[]): ActiveSession[] {
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function isPhone({ device }: ActiveSession): boolean {
  return /\b(iPhone|iPad|Android)$/.test(device);
}
