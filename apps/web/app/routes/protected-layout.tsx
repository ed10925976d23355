import { useEffect } from "react";
import { Outlet } from "react-router";
import { enableOfflineCards } from "../../offline/register.ts";
import { RequireSession } from "../features/session/require-session.tsx";

export default function ProtectedLayout() {
  useEffect(enableOfflineCards, []);
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
