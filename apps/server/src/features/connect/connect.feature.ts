import type { Feature } from "../../core/feature.ts";
import { accessTokenRoutes } from "./access-token.routes.ts";
import { describeTokens, revokeAllTokens } from "./access-token.service.ts";
import { deleteOldKeys } from "./idempotency.service.ts";

export const connectFeature: Feature = {
  name: "connect",
  routes: { api: [accessTokenRoutes] },
  jobs: () => [
    {
      name: "idempotency cleanup",
      everyMs: 10 * 60_000,
      failure: "deleting old idempotency keys failed; it runs again in ten minutes",
      run: deleteOldKeys,
    },
  ],
  on: { accessEnded: (_context, { trx, accountId }) => revokeAllTokens(trx, accountId) },
  exports: {
    fields: async ({ db }, accountId) => {
      const tokens = await describeTokens(db, accountId);
      return tokens.length > 0 ? { account: { tokens } } : {};
    },
  },
};
