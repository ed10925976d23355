import {
  beginEmailChangeEndpoint,
  confirmEmailChangeEndpoint,
  emailStatusEndpoint,
  resendEmailCodeEndpoint,
  restoreEmailEndpoint,
} from "./account/email-change.contract.ts";
import { geoEndpoint } from "./account/geo.contract.ts";
import { loginEndpoint, resendLoginEndpoint, verifyLoginEndpoint } from "./account/login.contract.ts";
import { updateNameEndpoint } from "./account/name.contract.ts";
import {
  addPasskeyEndpoint,
  confirmPasskeyEndpoint,
  keepPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeyLoginEndpoint,
  passkeyLoginOptionsEndpoint,
  passkeyOptionsEndpoint,
  reauthenticateWithPasskeyEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from "./account/passkey.contract.ts";
import { updatePasswordEndpoint } from "./account/password.contract.ts";
import { reauthenticateEndpoint } from "./account/reauthentication.contract.ts";
import {
  authenticateEndpoint,
  generateOtpEndpoint,
  resetPasswordEndpoint,
  verifyOtpEndpoint,
} from "./account/recovery.contract.ts";
import { registerEndpoint, registerMailEndpoint } from "./account/register.contract.ts";
import { currentUserEndpoint, logoutEndpoint } from "./account/session.contract.ts";
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from "./account/session-list.contract.ts";
import { importPeopleEndpoint, lookAtPeopleImportEndpoint } from "./address-book/people-import.contract.ts";
import {
  addPersonEndpoint,
  deletePersonEndpoint,
  getPersonEndpoint,
  listPeopleEndpoint,
  newPeopleEndpoint,
  peopleFiltersEndpoint,
  restorePersonEndpoint,
  updatePersonEndpoint,
} from "./address-book/person.contract.ts";
import {
  adminAccessEndpoint,
  confirmAdminEndpoint,
  confirmAdminWithPasskeyEndpoint,
  sendAdminCodeEndpoint,
} from "./admin/admin-access.contract.ts";
import { listAuditEndpoint } from "./admin/admin-audit.contract.ts";
import {
  listAdminCardsEndpoint,
  putBackEndpoint,
  reviewCardEndpoint,
  takeDownEndpoint,
} from "./admin/admin-cards.contract.ts";
import { adminOverviewEndpoint } from "./admin/admin-overview.contract.ts";
import {
  deleteAccountEndpoint,
  grantPremiumEndpoint,
  liftSuspensionEndpoint,
  listAccountsEndpoint,
  personEndpoint,
  signOutPersonEndpoint,
  suspendPersonEndpoint,
} from "./admin/admin-people.contract.ts";
import {
  leaveUpEndpoint,
  listReportsEndpoint,
  reportDetailEndpoint,
} from "./admin/admin-reports.contract.ts";
import {
  cancelEndpoint,
  checkoutEndpoint,
  getPlansEndpoint,
  getSubscriptionEndpoint,
  ownerStatusEndpoint,
  packageStatusEndpoint,
  portalEndpoint,
  resumeEndpoint,
} from "./billing/billing.contract.ts";
import {
  addCardEndpoint,
  checkUsernameEndpoint,
  editableCardEndpoint,
  listCardsEndpoint,
  publicCardEndpoint,
  updateCardEndpoint,
} from "./card/card.contract.ts";
import {
  changeUsernameEndpoint,
  deleteCardEndpoint,
  indexableCardEndpoint,
  orderCardsEndpoint,
  pauseCardEndpoint,
  restoreCardEndpoint,
  showCardEndpoint,
  usernameChangesEndpoint,
} from "./card/card-ownership.contract.ts";
import { contactEndpoint } from "./contact/contact.contract.ts";
import {
  answerExchangeOfferEndpoint,
  exchangeOfferEndpoint,
  exchangeSwitchEndpoint,
  helloEndpoint,
  helloFormEndpoint,
  notificationsEndpoint,
  updateNotificationsEndpoint,
} from "./exchange/exchange.contract.ts";
import { beginExportEndpoint, findExportEndpoint } from "./export/export.contract.ts";
import {
  addFavouriteEndpoint,
  isFavouriteEndpoint,
  listFavouritesEndpoint,
  removeFavouriteEndpoint,
} from "./favourite/favourite.contract.ts";
import { firstRunEndpoint, recordFirstRunEndpoint } from "./first-run/first-run.contract.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { importEndpoint, lookAtImportEndpoint } from "./import/import.contract.ts";
import { insightsEndpoint } from "./insight/insight.contract.ts";
import { googleWalletEndpoint, kitEndpoint, qrVerdictEndpoint } from "./kit/kit.contract.ts";
import { comeBackEndpoint, leaveEndpoint, leavePreviewEndpoint } from "./leave/leave.contract.ts";
import {
  addLinkEndpoint,
  endLinkEndpoint,
  listLinksEndpoint,
  updateLinkEndpoint,
} from "./link/link.contract.ts";
import { answerTakedownEndpoint, reportCardEndpoint } from "./report/report.contract.ts";
import { healthEndpoint, readyEndpoint } from "./system/system.contract.ts";

/** The whole API, in the order of its OpenAPI description. */
export const ENDPOINTS = [
  currentUserEndpoint,
  registerEndpoint,
  registerMailEndpoint,
  loginEndpoint,
  verifyLoginEndpoint,
  resendLoginEndpoint,
  logoutEndpoint,
  authenticateEndpoint,
  generateOtpEndpoint,
  verifyOtpEndpoint,
  resetPasswordEndpoint,
  updatePasswordEndpoint,
  updateNameEndpoint,
  emailStatusEndpoint,
  beginEmailChangeEndpoint,
  resendEmailCodeEndpoint,
  confirmEmailChangeEndpoint,
  restoreEmailEndpoint,
  listSessionsEndpoint,
  endSessionEndpoint,
  endOtherSessionsEndpoint,
  reauthenticateEndpoint,
  reauthenticateWithPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeyOptionsEndpoint,
  addPasskeyEndpoint,
  renamePasskeyEndpoint,
  keepPasskeyEndpoint,
  confirmPasskeyEndpoint,
  removePasskeyEndpoint,
  passkeyLoginOptionsEndpoint,
  passkeyLoginEndpoint,
  geoEndpoint,
  getPlansEndpoint,
  checkoutEndpoint,
  getSubscriptionEndpoint,
  cancelEndpoint,
  resumeEndpoint,
  portalEndpoint,
  ownerStatusEndpoint,
  packageStatusEndpoint,
  checkUsernameEndpoint,
  addCardEndpoint,
  editableCardEndpoint,
  updateCardEndpoint,
  listCardsEndpoint,
  publicCardEndpoint,
  orderCardsEndpoint,
  pauseCardEndpoint,
  showCardEndpoint,
  indexableCardEndpoint,
  usernameChangesEndpoint,
  changeUsernameEndpoint,
  deleteCardEndpoint,
  restoreCardEndpoint,
  insightsEndpoint,
  firstRunEndpoint,
  recordFirstRunEndpoint,
  listLinksEndpoint,
  addLinkEndpoint,
  updateLinkEndpoint,
  endLinkEndpoint,
  kitEndpoint,
  qrVerdictEndpoint,
  googleWalletEndpoint,
  listFavouritesEndpoint,
  addFavouriteEndpoint,
  isFavouriteEndpoint,
  removeFavouriteEndpoint,
  exchangeSwitchEndpoint,
  exchangeOfferEndpoint,
  answerExchangeOfferEndpoint,
  helloFormEndpoint,
  helloEndpoint,
  listPeopleEndpoint,
  newPeopleEndpoint,
  peopleFiltersEndpoint,
  getPersonEndpoint,
  addPersonEndpoint,
  updatePersonEndpoint,
  deletePersonEndpoint,
  restorePersonEndpoint,
  lookAtPeopleImportEndpoint,
  importPeopleEndpoint,
  notificationsEndpoint,
  updateNotificationsEndpoint,
  contactEndpoint,
  findExportEndpoint,
  beginExportEndpoint,
  lookAtImportEndpoint,
  importEndpoint,
  leavePreviewEndpoint,
  leaveEndpoint,
  comeBackEndpoint,
  reportCardEndpoint,
  answerTakedownEndpoint,
  adminAccessEndpoint,
  sendAdminCodeEndpoint,
  confirmAdminEndpoint,
  confirmAdminWithPasskeyEndpoint,
  adminOverviewEndpoint,
  listAccountsEndpoint,
  personEndpoint,
  signOutPersonEndpoint,
  suspendPersonEndpoint,
  liftSuspensionEndpoint,
  deleteAccountEndpoint,
  grantPremiumEndpoint,
  listAdminCardsEndpoint,
  takeDownEndpoint,
  putBackEndpoint,
  reviewCardEndpoint,
  listReportsEndpoint,
  reportDetailEndpoint,
  leaveUpEndpoint,
  listAuditEndpoint,
  healthEndpoint,
  readyEndpoint,
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
