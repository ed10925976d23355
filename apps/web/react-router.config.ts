import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route map is small: sending it with the first page saves a request on every hover.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
