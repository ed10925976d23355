import type { Feature } from "../../core/feature.ts";
import { deleteLeftAccounts } from "./account-deletion.service.ts";
import { leaveRoutes } from "./leave.routes.ts";

export const leaveFeature: Feature = {
  name: "leave",
  routes: { api: [leaveRoutes] },
  jobs: () => [
    {
      name: "account deletion",
      everyMs: 60_000,
      atStart: true,
      failure: "deleting accounts that were left failed; it runs again in a minute",
      run: deleteLeftAccounts,
    },
  ],
};
