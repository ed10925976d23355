import type { LoginInput } from "@visita/domain/account/login.contract";
import { call } from "../../lib/api.ts";

type Metadata = NonNullable<LoginInput["metadata"]>;

/** How long a submit may wait for the location, in milliseconds. */
const GEO_LIMIT = 1_500;
/** The server keeps no longer text. */
const DETAIL_MAX = 200;

/** Where the server sees this visitor. Not knowing it is no reason not to sign in. */
export async function askLocation(): Promise<Metadata> {
  try {
    const { ip: _knownToServer, ...location } = await call("GET /api/geo", undefined, {
      signal: AbortSignal.timeout(GEO_LIMIT),
    });
    return location;
  } catch {
    return {};
  }
}

/** What the browser says about itself. */
export function describeBrowser(): Metadata {
  return {
    userAgent: navigator.userAgent.slice(0, DETAIL_MAX),
    platform: navigator.platform,
    language: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenResolution: `${screen.width}x${screen.height}`,
    viewportSize: `${innerWidth}x${innerHeight}`,
  };
}
