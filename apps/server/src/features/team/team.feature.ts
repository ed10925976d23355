import type { Feature } from "../../core/feature.ts";
import { deriveKeys, type KeyRing } from "../../lib/secret-key.ts";
import { remindInvited } from "./invitation-mail.service.ts";
import { teamRoutes, templateRoutes } from "./team.routes.ts";
import { deleteOldActions } from "./team-action.service.ts";
import { arriveInTeam, seatWaiting } from "./team-arrival.service.ts";
import { teamBillingRoutes } from "./team-billing.routes.ts";
import { findOwners, followAllPeople } from "./team-billing.service.ts";
import { teamContactRoutes } from "./team-contacts.routes.ts";
import { leaveAllTeams, purgeDeletedTeams } from "./team-deletion.service.ts";
import { teamPart } from "./team-export.service.ts";
import { teamImportRoutes } from "./team-import.routes.ts";
import { teamInsightRoutes } from "./team-insight.routes.ts";
import { teamLinkRoutes } from "./team-link.routes.ts";
import { TeamPageCache } from "./team-page.cache.ts";
import { teamPageRoutes } from "./team-page.routes.ts";
import { listIndexedTeams } from "./team-page.service.ts";
import { invitationRoutes, teamPeopleRoutes } from "./team-people.routes.ts";
import { teamWebhookRoutes } from "./team-webhook.routes.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    /** Sign the links of invitations. */
    readonly invitationKeys: KeyRing;
    readonly teamPages: TeamPageCache;
  }
}

export const teamFeature: Feature = {
  name: "team",
  create({ secretKey, now, pubsub }) {
    const teamPages = new TeamPageCache(now);
    pubsub.onMessage((message) => teamPages.drop(message));
    pubsub.onReconnect(() => teamPages.expireAll());
    const invitationKeys = deriveKeys(secretKey, "team invitation");
    return { invitationKeys, arriveInTeam, findOwners, listIndexedTeams, teamPages };
  },
  routes: {
    api: [
      teamRoutes,
      templateRoutes,
      teamPeopleRoutes,
      invitationRoutes,
      teamBillingRoutes,
      teamContactRoutes,
      teamImportRoutes,
      teamInsightRoutes,
      teamLinkRoutes,
      teamWebhookRoutes,
    ],
    pages: [teamPageRoutes],
  },
  jobs: () => [
    {
      name: "team reminders",
      everyMs: 60_000,
      failure: "reminding people who were invited to teams failed; it runs again in a minute",
      run: remindInvited,
    },
    {
      name: "team seats",
      everyMs: 60_000,
      failure: "adjusting how many people teams pay for failed; it runs again in a minute",
      run: followAllPeople,
    },
    {
      name: "team arrivals",
      everyMs: 60_000,
      failure: "giving seats in the team of the company to those who wait failed; it runs again in a minute",
      run: seatWaiting,
    },
    {
      name: "team purge",
      everyMs: 60_000,
      atStart: true,
      failure: "purging deleted teams failed; it runs again in a minute",
      run: purgeDeletedTeams,
    },
    {
      name: "team actions",
      everyMs: 60 * 60_000,
      failure: "deleting old actions of teams failed; it runs again in an hour",
      run: deleteOldActions,
    },
  ],
  on: { accountDeleted: leaveAllTeams },
  exports: { parts: [teamPart] },
};
