import * as emailChange from "./account/email-change.contract.ts";
import * as geo from "./account/geo.contract.ts";
import * as login from "./account/login.contract.ts";
import * as name from "./account/name.contract.ts";
import * as passkey from "./account/passkey.contract.ts";
import * as password from "./account/password.contract.ts";
import * as reauthentication from "./account/reauthentication.contract.ts";
import * as recovery from "./account/recovery.contract.ts";
import * as register from "./account/register.contract.ts";
import * as session from "./account/session.contract.ts";
import * as sessionList from "./account/session-list.contract.ts";
import * as peopleImport from "./address-book/people-import.contract.ts";
import * as person from "./address-book/person.contract.ts";
import * as adminAccess from "./admin/admin-access.contract.ts";
import * as adminAudit from "./admin/admin-audit.contract.ts";
import * as adminCards from "./admin/admin-cards.contract.ts";
import * as adminOverview from "./admin/admin-overview.contract.ts";
import * as adminPeople from "./admin/admin-people.contract.ts";
import * as adminReports from "./admin/admin-reports.contract.ts";
import * as billing from "./billing/billing.contract.ts";
import * as card from "./card/card.contract.ts";
import * as cardOwnership from "./card/card-ownership.contract.ts";
import * as contact from "./contact/contact.contract.ts";
import * as exchange from "./exchange/exchange.contract.ts";
import * as exports from "./export/export.contract.ts";
import * as favourite from "./favourite/favourite.contract.ts";
import * as firstRun from "./first-run/first-run.contract.ts";
import type { Endpoint } from "./http/endpoint.ts";
import * as imports from "./import/import.contract.ts";
import * as insight from "./insight/insight.contract.ts";
import * as kit from "./kit/kit.contract.ts";
import * as leave from "./leave/leave.contract.ts";
import * as link from "./link/link.contract.ts";
import * as report from "./report/report.contract.ts";
import * as system from "./system/system.contract.ts";

/** The whole API, in the order of its OpenAPI description. */
export const ENDPOINTS = [
  session.currentUserEndpoint,
  register.registerEndpoint,
  register.registerMailEndpoint,
  login.loginEndpoint,
  login.verifyLoginEndpoint,
  login.resendLoginEndpoint,
  session.logoutEndpoint,
  recovery.authenticateEndpoint,
  recovery.generateOtpEndpoint,
  recovery.verifyOtpEndpoint,
  recovery.resetPasswordEndpoint,
  password.updatePasswordEndpoint,
  name.updateNameEndpoint,
  emailChange.emailStatusEndpoint,
  emailChange.beginEmailChangeEndpoint,
  emailChange.resendEmailCodeEndpoint,
  emailChange.confirmEmailChangeEndpoint,
  emailChange.restoreEmailEndpoint,
  sessionList.listSessionsEndpoint,
  sessionList.endSessionEndpoint,
  sessionList.endOtherSessionsEndpoint,
  reauthentication.reauthenticateEndpoint,
  passkey.reauthenticateWithPasskeyEndpoint,
  passkey.listPasskeysEndpoint,
  passkey.passkeyOptionsEndpoint,
  passkey.addPasskeyEndpoint,
  passkey.renamePasskeyEndpoint,
  passkey.keepPasskeyEndpoint,
  passkey.confirmPasskeyEndpoint,
  passkey.removePasskeyEndpoint,
  passkey.passkeyLoginOptionsEndpoint,
  passkey.passkeyLoginEndpoint,
  geo.geoEndpoint,
  billing.getPlansEndpoint,
  billing.checkoutEndpoint,
  billing.getSubscriptionEndpoint,
  billing.cancelEndpoint,
  billing.resumeEndpoint,
  billing.portalEndpoint,
  billing.ownerStatusEndpoint,
  billing.packageStatusEndpoint,
  card.checkUsernameEndpoint,
  card.addCardEndpoint,
  card.editableCardEndpoint,
  card.updateCardEndpoint,
  card.listCardsEndpoint,
  card.publicCardEndpoint,
  cardOwnership.orderCardsEndpoint,
  cardOwnership.pauseCardEndpoint,
  cardOwnership.showCardEndpoint,
  cardOwnership.indexableCardEndpoint,
  cardOwnership.usernameChangesEndpoint,
  cardOwnership.changeUsernameEndpoint,
  cardOwnership.deleteCardEndpoint,
  cardOwnership.restoreCardEndpoint,
  insight.insightsEndpoint,
  firstRun.firstRunEndpoint,
  firstRun.recordFirstRunEndpoint,
  link.listLinksEndpoint,
  link.addLinkEndpoint,
  link.updateLinkEndpoint,
  link.endLinkEndpoint,
  kit.kitEndpoint,
  kit.qrVerdictEndpoint,
  kit.googleWalletEndpoint,
  favourite.listFavouritesEndpoint,
  favourite.addFavouriteEndpoint,
  favourite.isFavouriteEndpoint,
  favourite.removeFavouriteEndpoint,
  exchange.exchangeSwitchEndpoint,
  exchange.exchangeOfferEndpoint,
  exchange.answerExchangeOfferEndpoint,
  exchange.helloFormEndpoint,
  exchange.helloEndpoint,
  person.listPeopleEndpoint,
  person.newPeopleEndpoint,
  person.peopleFiltersEndpoint,
  person.getPersonEndpoint,
  person.addPersonEndpoint,
  person.updatePersonEndpoint,
  person.deletePersonEndpoint,
  person.restorePersonEndpoint,
  peopleImport.lookAtPeopleImportEndpoint,
  peopleImport.importPeopleEndpoint,
  exchange.notificationsEndpoint,
  exchange.updateNotificationsEndpoint,
  contact.contactEndpoint,
  exports.findExportEndpoint,
  exports.beginExportEndpoint,
  imports.lookAtImportEndpoint,
  imports.importEndpoint,
  leave.leavePreviewEndpoint,
  leave.leaveEndpoint,
  leave.comeBackEndpoint,
  report.reportCardEndpoint,
  report.answerTakedownEndpoint,
  adminAccess.adminAccessEndpoint,
  adminAccess.sendAdminCodeEndpoint,
  adminAccess.confirmAdminEndpoint,
  adminAccess.confirmAdminWithPasskeyEndpoint,
  adminOverview.adminOverviewEndpoint,
  adminPeople.listAccountsEndpoint,
  adminPeople.personEndpoint,
  adminPeople.signOutPersonEndpoint,
  adminPeople.suspendPersonEndpoint,
  adminPeople.liftSuspensionEndpoint,
  adminPeople.deleteAccountEndpoint,
  adminPeople.grantPremiumEndpoint,
  adminCards.listAdminCardsEndpoint,
  adminCards.takeDownEndpoint,
  adminCards.putBackEndpoint,
  adminCards.reviewCardEndpoint,
  adminReports.listReportsEndpoint,
  adminReports.reportDetailEndpoint,
  adminReports.leaveUpEndpoint,
  adminAudit.listAuditEndpoint,
  system.healthEndpoint,
  system.readyEndpoint,
] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof ENDPOINTS)[number];
type NameOf<E extends AnyEndpoint> = E extends unknown ? `${E["method"]} ${E["path"]}` : never;

/** Such as "GET /api/auth/user". */
export type CallName = NameOf<AnyEndpoint>;

export type EndpointNamed<Name extends CallName> = Extract<
  AnyEndpoint,
  {
    method: Name extends `${infer Method} ${string}` ? Method : never;
    path: Name extends `${string} ${infer Path}` ? Path : never;
  }
>;
