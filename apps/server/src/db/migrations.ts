import type { Migration } from "kysely/migration";
import * as foundation from "./migrations/0001-foundation.ts";
import * as mail from "./migrations/0002-mail.ts";
import * as accounts from "./migrations/0003-accounts.ts";
import * as billing from "./migrations/0004-billing.ts";
import * as card from "./migrations/0005-card.ts";
import * as cardMediaFavourite from "./migrations/0006-card-media-favourite.ts";
import * as contactMessage from "./migrations/0007-contact-message.ts";
import * as mailBudget from "./migrations/0008-mail-budget.ts";
import * as retention from "./migrations/0009-retention.ts";
import * as cardOwnership from "./migrations/0010-card-ownership.ts";
import * as accountSettings from "./migrations/0011-account-settings.ts";
import * as exportAndLeaving from "./migrations/0012-export-and-leaving.ts";
import * as insights from "./migrations/0013-insights.ts";
import * as contacts from "./migrations/0014-contacts.ts";
import * as admin from "./migrations/0015-admin.ts";
import * as mediaObjects from "./migrations/0016-media-objects.ts";
import * as searchEngines from "./migrations/0017-search-engines.ts";
import * as customerEmail from "./migrations/0018-customer-email.ts";
import * as weeklySummary from "./migrations/0019-weekly-summary.ts";
import * as firstRun from "./migrations/0020-first-run.ts";
import * as takedownErased from "./migrations/0021-takedown-erased.ts";
import * as searchMerging from "./migrations/0022-search-merging.ts";
import * as ownerLockout from "./migrations/0023-owner-lockout.ts";
import * as usedStampsUsernameGrants from "./migrations/0024-used-stamps-username-grants.ts";
import * as auditChain from "./migrations/0025-audit-chain.ts";
import * as cardSides from "./migrations/0026-card-sides.ts";
import * as reportLanguage from "./migrations/0027-report-language.ts";
import * as accountLanguage from "./migrations/0028-account-language.ts";
import * as teams from "./migrations/0029-teams.ts";
import * as accessTokens from "./migrations/0030-access-tokens.ts";
import * as addressBookSync from "./migrations/0031-address-book-sync.ts";
import * as tokenEndTold from "./migrations/0032-token-end-told.ts";
import * as teamSeats from "./migrations/0033-team-seats.ts";
import * as teamLinks from "./migrations/0034-team-links.ts";
import * as webhooks from "./migrations/0035-webhooks.ts";
import * as companySignIn from "./migrations/0036-company-sign-in.ts";
import * as secretKeyMark from "./migrations/0037-secret-key-mark.ts";
import * as teamPage from "./migrations/0038-team-page.ts";
import * as sharedContacts from "./migrations/0039-shared-contacts.ts";
import * as linkOnlyChannels from "./migrations/0040-link-only-channels.ts";
import * as deviceUserName from "./migrations/0041-device-user-name.ts";
import * as webhooksOfTeams from "./migrations/0042-webhooks-of-teams.ts";
import * as teamArrivals from "./migrations/0043-team-arrivals.ts";
import * as dashboardVisit from "./migrations/0044-dashboard-visit.ts";
import * as packedInsights from "./migrations/0045-packed-insights.ts";
import * as teamLogo from "./migrations/0046-team-logo.ts";
import * as templateCompany from "./migrations/0047-template-company.ts";
import * as teamActionValues from "./migrations/0048-team-action-values.ts";
import * as pausedCards from "./migrations/0049-paused-cards.ts";

/** Written out rather than read from the folder, so that a file left out is seen in review. */
export const MIGRATIONS: Record<string, Migration> = {
  "0001-foundation": foundation,
  "0002-mail": mail,
  "0003-accounts": accounts,
  "0004-billing": billing,
  "0005-card": card,
  "0006-card-media-favourite": cardMediaFavourite,
  "0007-contact-message": contactMessage,
  "0008-mail-budget": mailBudget,
  "0009-retention": retention,
  "0010-card-ownership": cardOwnership,
  "0011-account-settings": accountSettings,
  "0012-export-and-leaving": exportAndLeaving,
  "0013-insights": insights,
  "0014-contacts": contacts,
  "0015-admin": admin,
  "0016-media-objects": mediaObjects,
  "0017-search-engines": searchEngines,
  "0018-customer-email": customerEmail,
  "0019-weekly-summary": weeklySummary,
  "0020-first-run": firstRun,
  "0021-takedown-erased": takedownErased,
  "0022-search-merging": searchMerging,
  "0023-owner-lockout": ownerLockout,
  "0024-used-stamps-username-grants": usedStampsUsernameGrants,
  "0025-audit-chain": auditChain,
  "0026-card-sides": cardSides,
  "0027-report-language": reportLanguage,
  "0028-account-language": accountLanguage,
  "0029-teams": teams,
  "0030-access-tokens": accessTokens,
  "0031-address-book-sync": addressBookSync,
  "0032-token-end-told": tokenEndTold,
  "0033-team-seats": teamSeats,
  "0034-team-links": teamLinks,
  "0035-webhooks": webhooks,
  "0036-company-sign-in": companySignIn,
  "0037-secret-key-mark": secretKeyMark,
  "0038-team-page": teamPage,
  "0039-shared-contacts": sharedContacts,
  "0040-link-only-channels": linkOnlyChannels,
  "0041-device-user-name": deviceUserName,
  "0042-webhooks-of-teams": webhooksOfTeams,
  "0043-team-arrivals": teamArrivals,
  "0044-dashboard-visit": dashboardVisit,
  "0045-packed-insights": packedInsights,
  "0046-team-logo": teamLogo,
  "0047-template-company": templateCompany,
  "0048-team-action-values": teamActionValues,
  "0049-paused-cards": pausedCards,
};

/**
 * The last migration of the release before: a program that knows it can run on today's schema, because all later
 * migrations only add. Moved on by every release.
 */
export const OLDEST_COMPATIBLE = "0016-media-objects";
