import { useEffect } from "react";

/** Said on the window as soon as what is pressed on the page does something. */
export const LISTENING = "visita:listening";

export function useSayListening(): void {
  useEffect(() => void dispatchEvent(new Event(LISTENING)), []);
}
