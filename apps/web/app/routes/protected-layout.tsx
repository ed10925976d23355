import { Outlet } from "react-router";
import { RequireSession } from "../features/session/require-session.tsx";

export default function ProtectedLayout() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
