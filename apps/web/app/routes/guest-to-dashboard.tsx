import { Outlet } from "react-router";
import { RedirectSignedIn } from "../features/session/redirect-signed-in.tsx";

export default function GuestToDashboard() {
  return (
    <RedirectSignedIn to="/dashboard">
      <Outlet />
    </RedirectSignedIn>
  );
}
