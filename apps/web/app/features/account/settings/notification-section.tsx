import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountSettingsTexts } from "@visita/domain/owner-messages/account-settings";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { revalidating } from "../../../lib/query-client.ts";
import { Skeleton } from "../../../ui/progress.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { settingsKeys } from "./settings.queries.ts";

type Changes = { newContacts?: boolean; weeklySummary?: boolean };

/** Mails that one can do without. */
export function NotificationSection({ userid }: { userid: string }) {
  const t = useTranslate(accountSettingsTexts);
  const queryClient = useQueryClient();
  const queryKey = settingsKeys.notifications(userid);
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET /api/account/notifications", undefined, { signal }),
    ...revalidating,
  });
  const change = useMutation({
    mutationFn: (body: Changes) => call("PATCH /api/account/notifications", { body }),
    networkMode: "always",
    onSuccess: (stored) => queryClient.setQueryData(queryKey, stored),
    onError: (failure) => notify.error(failure.message),
  });
  const shown = data && { ...data, ...(change.isPending && change.variables) };
  return (
    <SettingsSection id="notifications" title={t("notifications")} lead={t("notificationsLead")}>
      {shown ? (
        <>
          <Switch
            label={t("newContacts")}
            isOn={shown.newContacts}
            onChange={(newContacts) => change.mutate({ newContacts })}
          >
            {t("newContactsText")}
          </Switch>
          <Switch
            label={t("weeklySummary")}
            isOn={shown.weeklySummary}
            onChange={(weeklySummary) => change.mutate({ weeklySummary })}
          >
            {t("weeklySummaryText")}
          </Switch>
          <p className="text-small text-muted">{t("notificationsOff")}</p>
        </>
      ) : error ? (
        <p role="alert" className="text-small text-muted">
          {t("notificationsNotLoaded")}
        </p>
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </SettingsSection>
  );
}
