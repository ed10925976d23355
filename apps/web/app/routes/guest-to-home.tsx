import { Outlet } from "react-router";
import { RedirectSignedIn } from "../features/session/redirect-signed-in.tsx";

export default function GuestToHome() {
  return (
    <RedirectSignedIn to="/">
      <Outlet />
    </RedirectSignedIn>
  );
}
