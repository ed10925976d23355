import type { LoginInput } from "@visita/domain/account/login.contract";
import { useRef } from "react";
import { call } from "../../lib/api.ts";

/** Asks for the location while the form is being filled in, so that the submit need not wait for it. */
export function useDeviceMetadata() {
  const location = useRef<ReturnType<typeof fetchLocation>>(undefined);

  function prefetch() {
    location.current ??= fetchLocation();
    return location.current;
  }

  return {
    prefetch: () => void prefetch(),
    collect: async () => ({ ...(await prefetch()), ...describeBrowser() }),
  };
}

type Metadata = NonNullable<LoginInput["metadata"]>;

/** How long a submit may wait for the location, in milliseconds. */
const LOCATION_TIMEOUT_MS = 1_500;
/** The server keeps no longer text. */
const DETAIL_MAX_CHARS = 200;

/** Where the server sees this visitor. Not knowing it is no reason not to sign in. */
async function fetchLocation(): Promise<Metadata> {
  try {
    const location = await call("GET /api/geo", undefined, {
      signal: AbortSignal.timeout(LOCATION_TIMEOUT_MS),
    });
    // An address alone was not looked up.
    return Object.keys(location).length > 1 ? location : {};
  } catch {
    return {};
  }
}

/** What the browser says about itself. */
function describeBrowser(): Metadata {
  return {
    userAgent: navigator.userAgent.slice(0, DETAIL_MAX_CHARS),
    platform: navigator.platform,
    language: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenResolution: `${screen.width}x${screen.height}`,
    viewportSize: `${innerWidth}x${innerHeight}`,
  };
}
