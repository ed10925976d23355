import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route map is small: sending it with the first page saves a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
