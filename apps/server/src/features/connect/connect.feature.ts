import type { Feature } from "../../core/feature.ts";
import { accessTokenRoutes } from "./access-token.routes.ts";
import { countActiveTokens, describeTokens, revokeAllTokens } from "./access-token.service.ts";
import { deleteOldKeys } from "./idempotency.service.ts";
import { tellTokenEnds } from "./token-end.service.ts";

export const connectFeature: Feature = {
  name: "connect",
  create: ({ now }) => ({ countActiveTokens: (db, accountId) => countActiveTokens(db, accountId, now()) }),
  routes: { api: [accessTokenRoutes] },
  jobs: () => [
    {
      name: "idempotency cleanup",
      everyMs: 10 * 60_000,
      failure: "deleting old idempotency keys failed; it runs again in ten minutes",
      run: deleteOldKeys,
    },
    {
      name: "ending tokens",
      everyMs: 10 * 60_000,
      atStart: true,
      failure: "telling owners of tokens that end failed; it runs again in ten minutes",
      run: tellTokenEnds,
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
