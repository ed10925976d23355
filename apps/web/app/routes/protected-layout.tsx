import { useEffect } from "react";
import { Outlet } from "react-router";
import { keepCardsOffline } from "../../offline/register.ts";
import { RequireSession } from "../features/session/require-session.tsx";

export default function ProtectedLayout() {
  useEffect(keepCardsOffline, []);
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
