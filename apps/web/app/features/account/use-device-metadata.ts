import { useRef } from "react";
import { askLocation, describeBrowser } from "./device-metadata.ts";

/** Asks for the location while the form is being filled in, so that the submit need not wait for it. */
export function useDeviceMetadata() {
  const location = useRef<ReturnType<typeof askLocation>>(undefined);

  function prefetch() {
    location.current ??= askLocation();
    return location.current;
  }

  return {
    prefetch: () => void prefetch(),
    collect: async () => ({ ...(await prefetch()), ...describeBrowser() }),
  };
}
