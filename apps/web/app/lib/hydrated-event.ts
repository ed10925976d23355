import { useEffect } from "react";

/** Dispatched on the window once React has hydrated the page and its controls work. */
export const HYDRATED_EVENT = "visita:hydrated";

export function useHydratedEvent(): void {
  useEffect(() => void dispatchEvent(new Event(HYDRATED_EVENT)), []);
}
