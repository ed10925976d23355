import type { Feature } from "../../core/feature.ts";
import { accessTokenRoutes } from "./access-token.routes.ts";
import { describeTokens, revokeAllTokens } from "./access-token.service.ts";

export const connectFeature: Feature = {
  name: "connect",
  routes: { api: [accessTokenRoutes] },
  on: { accessEnded: (_context, { trx, accountId }) => revokeAllTokens(trx, accountId) },
  exports: {
    fields: async ({ db }, accountId) => {
      const tokens = await describeTokens(db, accountId);
      return tokens.length > 0 ? { account: { tokens } } : {};
    },
  },
};
