import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** The page on which channels are put in order is an entry of the history, like the steps: the back button leaves it. */
export function useOrdering(stepHeading: RefObject<HTMLElement | null>) {
  const { pathname, state } = useLocation() as { pathname: string; state: { isOrdering?: boolean } | null };
  const navigate = useNavigate();
  const isOpen = state?.isOrdering === true;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) stepHeading.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, stepHeading]);
  return {
    isOpen,
    open: () => void navigate(pathname, { state: { ...state, isOrdering: true } }),
    close: () => void navigate(-1),
  };
}
