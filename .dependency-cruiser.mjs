import { readFileSync } from "node:fs";

/**
 * The layers of docs/architecture.md as rules. tools/layer-rules.test.mjs feeds each of them a forbidden import,
 * so a rule added here needs a fixture there.
 */
const TESTS = ["\\.test\\.tsx?$", "^apps/server/test/", "^tools/harness/", "^apps/web/test/"];
/** Folders of the server's features, in the order of their list. */
const FEATURES = readFeatures(
  readFileSync(new URL("apps/server/src/server/features.ts", import.meta.url), "utf8"),
);
const HTTP_PACKAGES = "(^|/)node_modules/(fastify|fastify-[^/]+|@fastify)/";
const DATABASE_PACKAGES = "(^|/)node_modules/(kysely|pg)/";
const ROUTER_AND_QUERY_PACKAGES = "(^|/)node_modules/(react-router|@react-router|@tanstack)/";
const WEB_FEATURES = "^apps/web/app/features/";

/** A web feature imports from lower floors alone, so no two need each other. All that are not listed are on the top floor. */
const WEB_FLOORS = [
  "session",
  "legal|billing|first-run",
  "card",
  "exchange|insight|link|address-book|webhook",
  "team",
];
const webFloors = [...WEB_FLOORS, `(?!(?:${WEB_FLOORS.join("|")})/)[^/]+`].map((floor, place) => ({
  name: `web-features-on-floor-${place + 1}`,
  severity: "error",
  from: { path: `${WEB_FEATURES}(${floor})/`, pathNot: TESTS },
  to: { path: WEB_FEATURES, pathNot: `${WEB_FEATURES}(${["$1", ...WEB_FLOORS.slice(0, place)].join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable-imports",
      comment: "An import that cannot be followed would slip past every other rule.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "^\\./\\+types/", "\\.wasm\\?url$"] },
    },
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^packages/domain/src/", pathNot: TESTS },
      to: { pathNot: ["^packages/domain/src/", "(^|/)node_modules/(zod|libphonenumber-js)/"] },
    },
    {
      name: "web-knows-no-server",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^apps/server/" },
    },
    {
      name: "server-knows-no-web",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^apps/web/" },
    },
    {
      name: "routes-call-services",
      comment:
        "A route translates HTTP into one call of a service; it neither queries nor opens the database.",
      severity: "error",
      from: { path: "^apps/server/src/.*\\.routes\\.ts$" },
      to: { path: ["\\.store\\.ts$", "^apps/server/src/db/"] },
    },
    {
      name: "services-know-no-http",
      severity: "error",
      from: { path: "^apps/server/src/.*\\.service\\.ts$" },
      to: { path: ["^apps/server/src/http/", "\\.routes\\.ts$", HTTP_PACKAGES] },
    },
    {
      name: "stores-only-query",
      severity: "error",
      from: { path: "^apps/server/src/.*\\.store\\.ts$" },
      to: { path: ["\\.service\\.ts$", "\\.routes\\.ts$", "^apps/server/src/http/", HTTP_PACKAGES] },
    },
    {
      name: "features-stay-apart",
      comment:
        "Another feature is met at its services and what they work with; its stores and routes are private.",
      severity: "error",
      from: { path: "^apps/server/src/features/([^/]+)/", pathNot: TESTS },
      to: {
        path: "^apps/server/src/features/",
        pathNot: ["^apps/server/src/features/$1/", "\\.service\\.ts$"],
      },
    },
    ...FEATURES.slice(0, -1).map((feature, at) => ({
      name: "features-have-an-order",
      comment:
        "A feature knows those before it in the list of features.ts. The others are told by an event, or hand in a function.",
      severity: "error",
      from: { path: `^apps/server/src/features/${feature}/`, pathNot: TESTS },
      to: { path: `^apps/server/src/features/(${FEATURES.slice(at + 1).join("|")})/` },
    })),
    {
      name: "http-knows-no-feature",
      comment: "What every route shares is given to it: features pass their cookies and lookups in app.ts.",
      severity: "error",
      from: { path: "^apps/server/src/http/", pathNot: TESTS },
      to: { path: "^apps/server/src/(features|db)/" },
    },
    {
      name: "server-lib-stands-alone",
      severity: "error",
      from: { path: "^apps/server/src/lib/", pathNot: TESTS },
      to: { path: ["^apps/server/src/(features|http|db)/", HTTP_PACKAGES, DATABASE_PACKAGES] },
    },
    {
      name: "migrations-stand-alone",
      comment: "A migration describes the past; today's code changes under it.",
      severity: "error",
      from: { path: "^apps/server/src/db/migrations/[0-9]{4}-", pathNot: TESTS },
      to: { pathNot: ["(^|/)node_modules/kysely/", "^(node:)?crypto$"] },
    },
    {
      name: "one-reader-of-the-environment",
      comment: "Biome's noProcessEnv sees process.env; this closes the door beside it.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [...TESTS, "^apps/server/src/config/config\\.ts$"] },
      to: { path: "^(node:)?process$" },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      from: { path: "^apps/web/app/ui/", pathNot: TESTS },
      to: { path: ["^apps/web/app/(features|routes)/", "(^|/)node_modules/@tanstack/"] },
    },
    {
      name: "web-lib-knows-no-feature",
      severity: "error",
      from: { path: "^apps/web/app/lib/", pathNot: TESTS },
      to: { path: "^apps/web/app/(features|routes)/" },
    },
    {
      name: "web-features-stay-apart",
      comment:
        "A feature offers what is in its public/ folder, and the card itself (card/view/). What several share and none owns is in ui/ or lib/.",
      severity: "error",
      from: { path: `${WEB_FEATURES}([^/]+)/`, pathNot: TESTS },
      to: { path: WEB_FEATURES, pathNot: `${WEB_FEATURES}($1|[^/]+/public|card/view)/` },
    },
    ...webFloors,
    {
      name: "public-card-needs-no-router",
      comment: "The stranger who opens a card loads neither the router nor the query library.",
      severity: "error",
      from: { path: "^apps/web/(card|app/features/card/view)/", pathNot: TESTS },
      to: { path: ROUTER_AND_QUERY_PACKAGES },
    },
    {
      name: "product-imports-no-test",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: "product-imports-no-dev-package",
      severity: "error",
      from: {
        path: "^(apps/server/src|apps/web/(app|card)|packages/domain/src)/",
        pathNot: [...TESTS, "^apps/web/app/routes\\.ts$", "^apps/server/src/server/dev\\.ts$"],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API for the default parser, which would then see no module at all.
    parser: "swc",
    exclude: { path: ["^apps/web/(kit/)?build/", "(^|/)\\.react-router/", "\\.d\\.mts$"] },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types", "style"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".d.ts"],
    },
  },
};

function readFeatures(source) {
  const imports = source.matchAll(/import \{ (\w+) \} from "\.\.\/features\/([^/]+)\//g);
  const folders = new Map([...imports].map(([, name, folder]) => [name, folder]));
  const list = source.slice(source.indexOf("= ["));
  return [...list.matchAll(/\w+Feature\b/g)].flatMap(([name]) => folders.get(name) ?? []);
}
