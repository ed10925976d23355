/** For every rule of .dependency-cruiser.mjs the imports that it must refuse: [importing file, imported module]. */
export const forbiddenImports = {
  "no-cycles": [["apps/server/src/lib/egg.ts", "./hen.ts"]],
  "no-unresolvable-imports": [["apps/web/app/lib/lost.ts", "./nowhere.ts"]],
  "domain-is-pure": [
    ["packages/domain/src/card/queries.ts", "kysely"],
    ["packages/domain/src/card/files.ts", "node:fs"],
    ["packages/domain/src/card/server.ts", "../../../../apps/server/src/lib/clock.ts"],
  ],
  "web-knows-no-server": [["apps/web/app/routes/peek.tsx", "../../../server/src/lib/clock.ts"]],
  "server-knows-no-web": [["apps/server/src/http/peek.ts", "../../../web/app/lib/api.ts"]],
  "routes-call-services": [
    ["apps/server/src/features/card/hasty.routes.ts", "./card.store.ts"],
    ["apps/server/src/features/card/nosy.routes.ts", "../../db/database.ts"],
  ],
  "services-know-no-http": [
    ["apps/server/src/features/card/web.service.ts", "fastify"],
    ["apps/server/src/features/card/cookie.service.ts", "@fastify/cookie"],
    ["apps/server/src/features/card/session.service.ts", "../../http/session.ts"],
    ["apps/server/src/features/card/upward.service.ts", "./card.routes.ts"],
  ],
  "stores-only-query": [
    ["apps/server/src/features/card/clever.store.ts", "./card.service.ts"],
    ["apps/server/src/features/card/routed.store.ts", "./card.routes.ts"],
    ["apps/server/src/features/card/webby.store.ts", "../../http/session.ts"],
    ["apps/server/src/features/card/fast.store.ts", "fastify"],
  ],
  "features-stay-apart": [
    ["apps/server/src/features/billing/billing.service.ts", "../card/card.store.ts"],
    ["apps/server/src/features/billing/billing.routes.ts", "../card/card.routes.ts"],
  ],
  "features-have-an-order": [["apps/server/src/features/media/nosy.service.ts", "../card/card.service.ts"]],
  "http-knows-no-feature": [["apps/server/src/http/cookies.ts", "../features/card/card.service.ts"]],
  "server-lib-stands-alone": [
    ["apps/server/src/lib/served-by-fastify.ts", "fastify"],
    ["apps/server/src/lib/queried.ts", "kysely"],
    ["apps/server/src/lib/featured.ts", "../features/card/card.service.ts"],
    ["apps/server/src/lib/served.ts", "../http/session.ts"],
    ["apps/server/src/lib/stored.ts", "../db/database.ts"],
  ],
  "migrations-stand-alone": [
    ["apps/server/src/db/migrations/0002-late.ts", "../database.ts"],
    ["apps/server/src/db/migrations/0003-shared.ts", "@visita/domain/brand"],
  ],
  "one-reader-of-the-environment": [
    ["apps/server/src/lib/environment.ts", "node:process"],
    ["apps/web/app/lib/environment.ts", "process"],
  ],
  "ui-knows-no-feature": [
    ["apps/web/app/ui/card-button.tsx", "../features/card/card-form.tsx"],
    ["apps/web/app/ui/home-button.tsx", "../routes/home.tsx"],
    ["apps/web/app/ui/live-list.tsx", "@tanstack/react-query"],
  ],
  "web-lib-knows-no-feature": [
    ["apps/web/app/lib/featured.ts", "../features/card/card-form.tsx"],
    ["apps/web/app/lib/routed.ts", "../routes/home.tsx"],
  ],
  "web-features-stay-apart": [
    ["apps/web/app/features/favourite/nosy.tsx", "../card/card-form.tsx"],
    ["apps/web/app/features/card/view/nosy.tsx", "../../session/session-channel.ts"],
  ],
  "web-features-on-floor-1": [
    ["apps/web/app/features/session/public/clever.ts", "../../card/public/card.queries.ts"],
  ],
  "web-features-on-floor-2": [
    ["apps/web/app/features/billing/upward.ts", "../card/public/card.queries.ts"],
    ["apps/web/app/features/legal/aside.ts", "../billing/public/billing.queries.ts"],
  ],
  "web-features-on-floor-3": [
    ["apps/web/app/features/card/upward.ts", "../exchange/public/exchange-switch.tsx"],
  ],
  "web-features-on-floor-4": [
    ["apps/web/app/features/exchange/aside.ts", "../insight/public/insight.queries.ts"],
    ["apps/web/app/features/link/upward.ts", "../not-yet-born/public/offer.ts"],
  ],
  "web-features-on-floor-5": [["apps/web/app/features/team/upward.ts", "../not-yet-born/public/offer.ts"]],
  "web-features-on-floor-6": [
    ["apps/web/app/features/not-yet-born/aside.ts", "../favourite/public/favourite.queries.ts"],
  ],
  "public-card-needs-no-router": [
    ["apps/web/card/linked.tsx", "react-router"],
    ["apps/web/app/features/card/view/linked.tsx", "react-router"],
    ["apps/web/app/features/card/view/fresh.tsx", "@tanstack/react-query"],
  ],
  "product-imports-no-test": [
    ["apps/server/src/features/card/fake.ts", "../../../test/build-test-app.ts"],
    ["packages/domain/src/card/copied.ts", "../brand.test.ts"],
    ["apps/web/app/lib/prepared.ts", "../../test/setup.ts"],
  ],
  "product-imports-no-dev-package": [
    ["apps/server/src/features/card/bundled.ts", "vite"],
    ["apps/web/app/features/card/bundled.ts", "vite"],
  ],
};

/** A small repository in which every layer imports what it may. */
export const legalTree = {
  "packages/domain/src/brand.ts": `import { z } from "zod";\nexport const Brand = z;\n`,
  "packages/domain/src/brand.test.ts": `import { test } from "vitest";\nimport { Brand } from "./brand.ts";\ntest(Brand);\n`,
  "apps/server/src/config/config.ts": `import { env } from "node:process";\nexport const port = env;\n`,
  "apps/server/src/app.ts": `import { cardRoutes } from "./features/card/card.routes.ts";\nexport const app = cardRoutes;\n`,
  "apps/server/src/lib/clock.ts": `import { hrtime } from "node:timers";\nexport const clock = hrtime;\n`,
  "apps/server/src/lib/egg.ts": "export const egg = 1;\n",
  "apps/server/src/lib/hen.ts": `import { egg } from "./egg.ts";\nexport const hen = egg;\n`,
  "apps/server/src/db/database.ts": `import { Kysely } from "kysely";\nexport const database = Kysely;\n`,
  "apps/server/src/db/migrations/0001-first.ts": `import { sql } from "kysely";\nexport const up = sql;\n`,
  "apps/server/src/http/session.ts": `import cookie from "@fastify/cookie";\nexport const session = cookie;\n`,
  "apps/server/src/features/card/card.store.ts": `import { database } from "../../db/database.ts";\nexport const findCard = database;\n`,
  "apps/server/src/features/card/card.service.ts": `import { findCard } from "./card.store.ts";\nexport const getCard = findCard;\n`,
  "apps/server/src/features/card/card.routes.ts": `import "fastify";\nimport { getCard } from "./card.service.ts";\nimport { session } from "../../http/session.ts";\nexport const cardRoutes = [getCard, session];\n`,
  "apps/server/src/features/favourite/favourite.service.ts": `import { getCard } from "../card/card.service.ts";\nexport const getFavourite = getCard;\n`,
  "apps/server/src/features/card/card.service.test.ts": `import { buildTestApp } from "../../../test/build-test-app.ts";\nexport const built = buildTestApp;\n`,
  "apps/server/test/build-test-app.ts": `import { app } from "../src/app.ts";\nexport const buildTestApp = app;\n`,
  "apps/web/test/setup.ts": `import "vitest";\n`,
  "apps/web/app/lib/api.ts": `import { Brand } from "@visita/domain/brand";\nexport const api = Brand;\n`,
  "apps/web/app/ui/button.tsx": `import { api } from "../lib/api.ts";\nexport const Button = api;\n`,
  "apps/web/app/features/card/card-form.tsx": `import { useQuery } from "@tanstack/react-query";\nimport { Button } from "../../ui/button.tsx";\nexport const CardForm = [useQuery, Button];\n`,
  "apps/web/app/features/session/session-channel.ts": `export const channel = "session";\n`,
  "apps/web/app/features/session/public/session-context.tsx": `import { channel } from "../session-channel.ts";\nexport const useSession = channel;\n`,
  "apps/web/app/features/card/public/card.queries.ts": `import { useSession } from "../../session/public/session-context.tsx";\nexport const useCards = useSession;\n`,
  "apps/web/app/features/billing/public/billing.queries.ts": `import { useSession } from "../../session/public/session-context.tsx";\nexport const usePlan = useSession;\n`,
  "apps/web/app/features/exchange/public/exchange-switch.tsx": `import { useCards } from "../../card/public/card.queries.ts";\nexport const ExchangeSwitch = useCards;\n`,
  "apps/web/app/features/insight/public/insight.queries.ts": `import { usePlan } from "../../billing/public/billing.queries.ts";\nexport const useInsights = usePlan;\n`,
  "apps/web/app/features/not-yet-born/public/offer.ts": `import { ExchangeSwitch } from "../../exchange/public/exchange-switch.tsx";\nexport const Offer = ExchangeSwitch;\n`,
  "apps/web/app/features/favourite/public/favourite.queries.ts": `import { useInsights } from "../../insight/public/insight.queries.ts";\nexport const useFavourites = useInsights;\n`,
  "apps/web/app/features/favourite/favourite-item.tsx": `import { useCards } from "../card/public/card.queries.ts";\nimport { CardView } from "../card/view/card-view.tsx";\nexport const FavouriteItem = [useCards, CardView];\n`,
  "apps/web/app/features/card/view/card-view.tsx": `import { Button } from "../../../ui/button.tsx";\nexport const CardView = Button;\n`,
  "apps/web/app/routes/home.tsx": `import { Link } from "react-router";\nimport { CardForm } from "../features/card/card-form.tsx";\nexport const Home = [Link, CardForm];\n`,
  "apps/web/card/card-page.tsx": `import { CardView } from "../app/features/card/view/card-view.tsx";\nexport const CardPage = CardView;\n`,
};

export const packages = {
  dependencies: ["zod", "fastify", "@fastify/cookie", "kysely", "react-router", "@tanstack/react-query"],
  devDependencies: ["vite", "vitest"],
};
