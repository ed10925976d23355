import { Outlet } from "react-router";
import { AccountFrame } from "../features/shell/account-frame.tsx";

export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
