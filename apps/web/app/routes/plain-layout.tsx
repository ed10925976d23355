import { Outlet } from "react-router";
import { PlainFrame } from "../features/shell/plain-frame.tsx";

export default function PlainLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}
