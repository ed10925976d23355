import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { Skeleton } from "../../../ui/progress.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { settingsKeys } from "./settings.queries.ts";

type Changes = { newContacts?: boolean; weeklySummary?: boolean };

/** Mails that one can do without. */
export function NotificationSection({ userid }: { userid: string }) {
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
    <SettingsSection
      id="notifications"
      title="Notifications"
      lead="What we email you, besides codes and receipts."
    >
      {shown ? (
        <>
          <Switch
            label="New contacts"
            isOn={shown.newContacts}
            onChange={(newContacts) => change.mutate({ newContacts })}
          >
            An email when someone leaves their details, at most one every 10 minutes.
          </Switch>
          <Switch
            label="Weekly summary"
            isOn={shown.weeklySummary}
            onChange={(weeklySummary) => change.mutate({ weeklySummary })}
          >
            Every Monday: views, saves and where people came from.
          </Switch>
          <p className="text-small text-muted">Each of these emails has a link to turn it off.</p>
        </>
      ) : error ? (
        <p role="alert" className="text-small text-muted">
          We couldn’t load your notifications. Please try again later.
        </p>
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </SettingsSection>
  );
}
