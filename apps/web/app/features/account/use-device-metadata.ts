import type { LoginInput } from "@visita/domain/account/login.contract";
import { useRef } from "react";
import { call } from "../../lib/api.ts";

type Metadata = NonNullable<LoginInput["metadata"]>;

const LOCATION_TIMEOUT_MS = 1_500;
/** The server's limit. */
const DETAIL_MAX_CHARS = 200;

/** Prefetches the location while the form is filled in, so that the submit need not wait. */
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

/** Location by IP address. Empty on failure, which must not block signing in. */
async function fetchLocation(): Promise<Metadata> {
  try {
    const { ip: _knownToServer, ...location } = await call("GET /api/geo", undefined, {
      signal: AbortSignal.timeout(LOCATION_TIMEOUT_MS),
    });
    return location;
  } catch {
    return {};
  }
}

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
