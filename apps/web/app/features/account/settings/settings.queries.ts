import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

export const settingsKeys = {
  email: (userid: string) => ["account-email", userid] as const,
  sessions: (userid: string) => ["account-sessions", userid] as const,
  notifications: (userid: string) => ["account-notifications", userid] as const,
  passkeys: (userid: string) => ["account-passkeys", userid] as const,
};

export function useEmailStatus(userid: string) {
  return useQuery({
    queryKey: settingsKeys.email(userid),
    queryFn: ({ signal }) => call("GET /api/account/email", undefined, { signal }),
    ...revalidating,
  });
}

export function useActiveSessions(userid: string) {
  return useQuery({
    queryKey: settingsKeys.sessions(userid),
    queryFn: ({ signal }) => call("GET /api/account/sessions", undefined, { signal }),
    select: ({ sessions }) => sessions,
    ...revalidating,
  });
}

export function usePasskeys(userid: string) {
  return useQuery({
    queryKey: settingsKeys.passkeys(userid),
    queryFn: ({ signal }) => call("GET /api/account/passkeys", undefined, { signal }),
    ...revalidating,
  });
}
