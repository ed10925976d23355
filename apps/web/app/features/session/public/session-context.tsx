import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { forgetScanPageOfOthers } from "../../../../offline/scan-page.ts";
import { call, onSessionExpired } from "../../../lib/api.ts";
import { showLanguage } from "../../../lib/chosen-language.ts";
import { rememberDevice } from "../../../lib/known-device.ts";
import { useGuard } from "../../../lib/use-guard.ts";
import { notify } from "../../../ui/toast.tsx";
import { findSession, onNetworkBack } from "./find-session.ts";
import { announceSession, emitSignedOut, maySignOut, onSessionElsewhere } from "./session-events.ts";

type Session = {
  /** Undefined while unknown, null when signed out. */
  currentUser: CurrentUser | null | undefined;
  /** True until the first current-user call ends. */
  authLoading: boolean;
  /** Logged out and navigating to the home page. */
  isLeaving: boolean;
  /** Key of the location on which the visitor signed in, until they leave it. */
  signedInAt: string | undefined;
  setCurrentUser: (user: CurrentUser | null) => void;
  /** Signs out this tab only: the other tabs hold the valid session of another account. */
  forgetUser: () => void;
  logout: () => Promise<void>;
  /** After the server has ended the session: says goodbye and goes to the home page. */
  endedSession: (goodbye: string) => Promise<void>;
};

const SESSION_KEY = ["session"] as const;

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { key: locationKey } = useLocation();
  const { run } = useGuard();
  const [leavingFrom, setLeavingFrom] = useState<string>();
  const [signedInAt, setSignedInAt] = useState<string>();
  const { data, isPending, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: findSession,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Offline the call must fail and not pause: guarded pages wait for its end.
    networkMode: "always",
  });

  // React renders the page that waited for this in short tasks, which would otherwise be one of 0.3 s on a phone.
  const authLoading = useDeferredValue(isPending);
  const userid = data?.user?.userid;
  const language = data?.user?.language;
  useEffect(() => {
    // Where it cannot be loaded, the page stays as it is.
    if (language) showLanguage(language).catch(() => {});
  }, [language]);
  useEffect(() => {
    if (userid !== undefined) rememberDevice();
    if (data) forgetScanPageOfOthers(userid);
  }, [data, userid]);
  useEffect(() => onNetworkBack(() => void refetch()), [refetch]);

  const replaceUser = useCallback(
    (user: CurrentUser | null) => {
      queryClient.setQueryData(SESSION_KEY, { user });
      // Cached data of one account must not be shown to the next.
      if (!user) queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
    },
    [queryClient],
  );

  const setCurrentUser = useCallback(
    (user: CurrentUser | null) => {
      setSignedInAt(user ? locationKey : undefined);
      replaceUser(user);
      announceSession(user ? "signed-in" : "signed-out");
    },
    [locationKey, replaceUser],
  );

  const forgetUser = useCallback(() => replaceUser(null), [replaceUser]);

  const endedSession = useCallback(
    async (goodbye: string) => {
      setLeavingFrom(locationKey);
      setCurrentUser(null);
      if (userid !== undefined) emitSignedOut(userid);
      notify.success(goodbye);
      await navigate("/");
    },
    [locationKey, navigate, setCurrentUser, userid],
  );

  const logout = useCallback(
    () =>
      run(true, async () => {
        if (userid !== undefined && !(await maySignOut(userid))) return;
        const { message } = await call("POST /api/auth/logout");
        await endedSession(message);
      }).catch(() => {
        // The visitor stays signed in, and the page shows it.
      }),
    [endedSession, run, userid],
  );

  useEffect(() => {
    if (leavingFrom !== locationKey) setLeavingFrom(undefined);
    if (signedInAt !== locationKey) setSignedInAt(undefined);
  }, [leavingFrom, signedInAt, locationKey]);

  // Back, pressed before the home page is there, leads to the place that was being left.
  useEffect(() => {
    if (leavingFrom === undefined) return;
    const stay = () => setLeavingFrom(undefined);
    window.addEventListener("popstate", stay);
    return () => window.removeEventListener("popstate", stay);
  }, [leavingFrom]);

  useEffect(
    () => onSessionElsewhere((event) => (event === "signed-out" ? replaceUser(null) : void refetch())),
    [replaceUser, refetch],
  );

  // The guard asks to sign in and returns to this page.
  useEffect(
    () => onSessionExpired(() => userid !== undefined && setCurrentUser(null)),
    [setCurrentUser, userid],
  );

  const isLeaving = leavingFrom === locationKey;
  const session = useMemo<Session>(
    () => ({
      currentUser: authLoading ? undefined : (data?.user ?? null),
      authLoading,
      isLeaving,
      signedInAt,
      setCurrentUser,
      forgetUser,
      logout,
      endedSession,
    }),
    [authLoading, isLeaving, signedInAt, data, setCurrentUser, forgetUser, logout, endedSession],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** A route of the account that is signed in. The guard above it decides what others see. */
export function withUserid(Page: ComponentType<{ userid: string }>) {
  return function AccountPage() {
    const userid = useSession().currentUser?.userid;
    return userid !== undefined && <Page key={userid} userid={userid} />;
  };
}
