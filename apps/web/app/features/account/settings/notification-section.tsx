import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useExpiredSession, useSessionExpiry } from "../../session/public/session-expiry.ts";
import { settingsKeys } from "./settings.queries.ts";

/** Mails that one can do without. */
export function NotificationSection({ userid }: { userid: string }) {
  const queryClient = useQueryClient();
  const queryKey = settingsKeys.notifications(userid);
  const expireOn = useSessionExpiry();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET /api/account/notifications", undefined, { signal }),
    ...revalidating,
  });
  useExpiredSession(error);
  const change = useMutation({
    mutationFn: (newContacts: boolean) => call("PATCH /api/account/notifications", { body: { newContacts } }),
    networkMode: "always",
    onSuccess: (stored) => queryClient.setQueryData(queryKey, stored),
    onError(failure) {
      expireOn(failure);
      notify.error(failure.message);
    },
  });
  return (
    <SettingsSection id="notifications" title="Notifications" lead="Mails that you can do without.">
      {data ? (
        <Switch
          label="New contacts"
          isOn={change.isPending ? change.variables : data.newContacts}
          onChange={(isOn) => change.mutate(isOn)}
        >
          A mail when somebody leaves their details on your card, at most one every ten minutes.
        </Switch>
      ) : error ? (
        <p role="alert" className="text-small text-muted">
          Your notifications could not be loaded. Please try again later.
        </p>
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </SettingsSection>
  );
}
