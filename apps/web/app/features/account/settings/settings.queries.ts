import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { useSettings } from "../../../lib/use-settings.ts";

export const settingsKeys = {
  email: (userid: string) => ["account-email", userid] as const,
  sessions: (userid: string) => ["account-sessions", userid] as const,
  notifications: (userid: string) => ["account-notifications", userid] as const,
  passkeys: (userid: string) => ["account-passkeys", userid] as const,
  company: (userid: string) => ["account-company", userid] as const,
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

/** Asked only where people sign in with a company: everybody else has a password. */
export function useCompanyStatus(userid: string) {
  const hasCompany = useSettings()?.company != null;
  return useQuery({
    queryKey: settingsKeys.company(userid),
    queryFn: ({ signal }) => call("GET /api/account/company", undefined, { signal }),
    enabled: hasCompany,
    ...revalidating,
  });
}

export function useHasPassword(userid: string): boolean {
  return useCompanyStatus(userid).data?.hasPassword ?? true;
}
