import { commonTexts } from "@visita/domain/owner-messages/common";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isDeviceKnown } from "../../../lib/known-device.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { useSession } from "./session-context.tsx";

const START = "/b/c";

/** Opens the wizard; for somebody new the sign-up, without the blank moment in which the wizard's guard finds that out. */
export function useStart(): () => void {
  const { currentUser } = useSession();
  const navigate = useNavigate();
  const isNew = () => currentUser === null && !isDeviceKnown();
  return () => void (isNew() ? navigate("/auth/signup", { state: { returnTo: START } }) : navigate(START));
}

type StartLinkProps = { className?: string; size?: "md" | "lg"; onClick?: () => void };

export function StartLink({ className, size, onClick }: StartLinkProps) {
  const common = useTranslate(commonTexts);
  const start = useStart();

  function open(event: MouseEvent) {
    onClick?.();
    // For a new tab or window: the server answers there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    start();
  }

  return (
    <ButtonLink to={START} size={size} className={className} onClick={open}>
      {common("getStarted")}
    </ButtonLink>
  );
}
