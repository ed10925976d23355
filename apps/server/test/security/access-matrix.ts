import { cardFields } from "../../../../tools/harness/cards.ts";
import { anAuthenticator } from "../software-authenticator.ts";
import type { AccessEnvironment } from "./access-environment.ts";
import { PASSWORD, WEBHOOK } from "./access-environment.ts";
import { everybody, hiddenFromOthers, ownerOnly, ownPassword, type Row, signedIn } from "./access-row.ts";
import { PAGE_ACCESS } from "./page-access.ts";
import { TEAM_ACCESS } from "./team-access.ts";

const ownId = { body: ({ owner }: AccessEnvironment) => ({ userid: owner.id }) };
const ownEmail = { query: ({ owner }: AccessEnvironment) => `email=${encodeURIComponent(owner.email)}` };
const aReason = { body: () => ({ reason: "Asked by mail" }) };
const aWebhook = { body: () => WEBHOOK };
const aWebhookAddress = { body: () => ({ url: WEBHOOK.url }) };
const aToken = { query: () => `token=${"x".repeat(43)}` };

/** Every route of the product, and what each caller gets who names the owner's ids, card and checkout. */
export const ACCESS: Readonly<Record<string, Row>> = {
  "GET /api/auth/user": everybody(200),
  "POST /api/auth/register": everybody(409, {
    body: ({ owner }) => ({ firstname: "Sam", lastname: "Sample", email: owner.email, password: PASSWORD }),
  }),
  "POST /api/auth/registermail": everybody(200, { body: ({ owner }) => ({ useremail: owner.email }) }),
  "POST /api/auth/login": everybody(401, {
    body: ({ owner }) => ({ email: owner.email, password: "a guess" }),
  }),
  "POST /api/auth/verifylogin-otp": everybody(401, { ...aToken, body: () => ({ otp: "123456" }) }),
  "POST /api/auth/resendlogin-otp": everybody(401, aToken),
  "POST /api/auth/logout": everybody(200),
  "POST /api/auth/authenticate": everybody(200, { body: ({ owner }) => ({ email: owner.email }) }),
  "GET /api/auth/generateotp": everybody(201, ownEmail),
  "GET /api/auth/verifyotp": everybody(400, {
    query: (environment) => `${ownEmail.query(environment)}&code=123456`,
  }),
  "PUT /api/auth/resetpassword": everybody(401, {
    body: ({ owner }) => ({ email: owner.email, password: "another-teapot!" }),
  }),
  "PUT /api/user/updatepassword/:userid": ownerOnly(200, {
    body: () => ({ oldPassword: PASSWORD, newPassword: "another-teapot!" }),
  }),
  "PUT /api/account/name": signedIn(200, { body: () => ({ firstname: "Sam", lastname: "Example" }) }),
  "PUT /api/account/language": signedIn(200, { body: () => ({ language: "en" }) }),
  "GET /api/account/email": signedIn(200),
  "POST /api/account/email": {
    ...ownPassword(202),
    body: () => ({ email: "new@person.example", password: PASSWORD }),
  },
  "POST /api/account/email/resend": signedIn(410),
  "POST /api/account/email/confirm": signedIn(410, { body: () => ({ code: "123456" }) }),
  "POST /api/account/email/restore": everybody(410, { body: () => ({ token: "x".repeat(43) }) }),
  "GET /api/account/sessions": signedIn(200),
  "DELETE /api/account/sessions/:sessionid": hiddenFromOthers(200),
  "DELETE /api/account/sessions": signedIn(200),
  "POST /api/account/reauthenticate": { ...ownPassword(200), body: () => ({ password: PASSWORD }) },
  "POST /api/account/reauthenticate/passkey": signedIn(400, {
    body: () => ({ credential: anAuthenticator().use({ challenge: "x" }) }),
  }),
  "GET /api/account/passkeys": signedIn(200),
  "POST /api/account/passkeys/options": signedIn(200),
  "POST /api/account/passkeys": signedIn(400, {
    body: () => ({ name: "Key", credential: anAuthenticator().create({ challenge: "x" }) }),
  }),
  "PUT /api/account/passkeys/:passkeyid": hiddenFromOthers(200, { body: () => ({ name: "Another" }) }),
  "DELETE /api/account/passkeys/:passkeyid": hiddenFromOthers(200, { body: () => ({ password: PASSWORD }) }),
  "POST /api/account/passkeys/:passkeyid/keep": hiddenFromOthers(200),
  "POST /api/account/passkeys/confirm": everybody(410, { body: () => ({ token: "x".repeat(43) }) }),
  "POST /api/auth/passkey/options": everybody(200),
  "POST /api/auth/passkey": everybody(401, {
    body: () => ({ credential: anAuthenticator().use({ challenge: "x" }) }),
  }),
  "GET /api/account/company": signedIn(200),
  // No company is configured here.
  "GET /auth/company": everybody(404),
  "GET /auth/company/callback": everybody(404),
  "GET /api/geo": everybody(200),

  "GET /api/account/tokens": signedIn(200),
  "POST /api/account/tokens/device": signedIn(201, { body: () => ({ name: "Phone", system: "iphone" }) }),
  "POST /api/account/tokens/program": signedIn(201, {
    body: () => ({ name: "Script", permissions: ["cards:read"], days: 30 }),
  }),
  "DELETE /api/account/tokens/:tokenid": hiddenFromOthers(200),

  "GET /api/account/webhooks": signedIn(200),
  "POST /api/account/webhooks": signedIn(201, aWebhook),
  "POST /api/account/webhooks/try": signedIn(200, aWebhookAddress),
  "GET /api/account/webhooks/:webhookid": hiddenFromOthers(200),
  "PUT /api/account/webhooks/:webhookid": hiddenFromOthers(200, aWebhook),
  "DELETE /api/account/webhooks/:webhookid": hiddenFromOthers(200),
  "POST /api/account/webhooks/:webhookid/pause": hiddenFromOthers(200),
  "POST /api/account/webhooks/:webhookid/resume": hiddenFromOthers(200),
  "GET /api/account/webhooks/:webhookid/secret": hiddenFromOthers(200),
  "POST /api/account/webhooks/:webhookid/secret": hiddenFromOthers(200),
  "POST /api/account/webhooks/:webhookid/test": hiddenFromOthers(200),
  "GET /api/account/webhooks/:webhookid/deliveries": hiddenFromOthers(200),
  "GET /api/account/webhooks/:webhookid/deliveries/:deliveryid": hiddenFromOthers(200),
  "POST /api/account/webhooks/:webhookid/deliveries/:deliveryid/again": hiddenFromOthers(200),

  "GET /api/subs/getplans/:userid": ownerOnly(200),
  "POST /api/subs/stripesession": {
    anonymous: 401,
    other: 200,
    owner: 409,
    body: () => ({ planId: "price_sbx_month" }),
  },
  "GET /api/subs/getusersubs/:userid": ownerOnly(200, {
    query: ({ checkoutId }) => `session_id=${checkoutId}`,
  }),
  "DELETE /api/subs/cancelsubscription/:userid": ownerOnly(200),
  "POST /api/subs/resume/:userid": ownerOnly(200),
  "POST /api/subs/portal": { anonymous: 401, other: 404, owner: 200 },
  "GET /api/card/cardcheckuserstatus/:id": everybody(200),
  "GET /api/card/packagestatus/:userid": ownerOnly(200),
  "POST /api/billing/webhook": everybody(400, {
    body: ({ subscriptionId }) => ({ id: "evt_1", type: "invoice.paid", subscriptionId }),
  }),

  "POST /api/card/checkcardusername": ownerOnly(200, {
    body: ({ owner }) => ({ username: "robin", userid: owner.id }),
  }),
  "POST /api/card/add": ownerOnly(201, {
    body: ({ owner }) => cardFields({ username: "another", userid: owner.id }),
  }),
  "GET /api/card/getcarddataforupdate/:cardid": hiddenFromOthers(200),
  "PUT /api/card/updatecard/:cardid": hiddenFromOthers(200, {
    body: () => cardFields({ fullname: "Somebody Else" }),
  }),
  "POST /api/card/getcards": ownerOnly(200, ownId),
  "GET /api/card/:name": everybody(200),
  "PUT /api/card/order": hiddenFromOthers(200, { body: ({ cardid }) => ({ cardids: [cardid] }) }),
  "POST /api/card/pause/:cardid": hiddenFromOthers(200),
  "POST /api/card/show/:cardid": hiddenFromOthers(200),
  "GET /api/card/usernamechanges/:cardid": hiddenFromOthers(200),
  "PUT /api/card/changeusername/:cardid": hiddenFromOthers(200, { body: () => ({ username: "robin-two" }) }),
  "POST /api/card/delete/:cardid": hiddenFromOthers(200, { body: () => ({ username: "robin", version: 1 }) }),
  "POST /api/card/restore/:cardid": hiddenFromOthers(200),

  "GET /api/card/links/:cardid": hiddenFromOthers(200),
  "POST /api/card/links/:cardid": hiddenFromOthers(201, { body: () => ({ name: "Talk", slug: "talk" }) }),
  "PATCH /api/card/links/:cardid/:linkid": hiddenFromOthers(200, { body: () => ({ name: "Renamed" }) }),
  "DELETE /api/card/links/:cardid/:linkid": hiddenFromOthers(200),
  "GET /api/insights": hiddenFromOthers(200, { query: ({ cardid }) => `card=${cardid}` }),
  "GET /api/insights.csv": hiddenFromOthers(200, { query: ({ cardid }) => `card=${cardid}` }),

  "GET /api/first-run": signedIn(200),
  "GET /api/recap": signedIn(200),
  "POST /api/first-run": signedIn(200, { body: () => ({ event: "put_away" }) }),

  "GET /api/kit/:cardid": hiddenFromOthers(200),
  "GET /api/kit/:cardid/qr": hiddenFromOthers(200),
  // Wallets are not configured here.
  "GET /api/kit/:cardid/google-wallet": hiddenFromOthers(409),
  "GET /api/kit/:cardid/pass.pkpass": hiddenFromOthers(409),
  "GET /api/kit/:cardid/print.pdf": hiddenFromOthers(200),
  "GET /api/kit/:cardid/print.svg": hiddenFromOthers(200),
  "GET /api/kit/:cardid/qr.svg": hiddenFromOthers(200),
  "GET /api/kit/:cardid/qr.png": hiddenFromOthers(200),
  "GET /api/kit/:cardid/qr.pdf": hiddenFromOthers(200),
  "GET /api/kit/:cardid/background.png": hiddenFromOthers(200),
  "GET /api/kit/:cardid/page.html": hiddenFromOthers(200),
  "GET /api/kit/:cardid/contact.vcf": hiddenFromOthers(200),

  "POST /api/public/seen": everybody(204, { body: ({ cardid }) => ({ card: cardid, kind: "view" }) }),

  "POST /api/com/fav": signedIn(200),
  "POST /api/com/addfavourite": ownerOnly(200, {
    body: ({ owner, othersCard }) => ({ cardid: othersCard, ownerid: owner.id }),
  }),
  "GET /api/com/isfavourite/:cardid": everybody(200),
  "DELETE /api/com/removefavourite/:cardid": signedIn(200),
  "POST /api/com/contactus": everybody(200, { body: () => ({ username: "Sam", text: "Hello" }) }),

  "GET /api/public/hello/:username": everybody(200),
  "POST /api/public/hello/:username": everybody(409, {
    body: () => ({ name: "Sam Example", email: "sam@person.example" }),
  }),
  "GET /c/:username/hello": everybody(200),
  "POST /c/:username/hello": everybody(409, {
    isForm: true,
    body: () => ({ name: "Sam Example", email: "sam@person.example" }),
  }),
  "GET /c/:username/report": everybody(200),
  "POST /c/:username/report": everybody(409, { isForm: true, body: () => ({ reason: "fraud" }) }),
  "GET /mails/stop/:token": everybody(404),
  "POST /mails/stop/:token": everybody(404),
  "PATCH /api/card/indexable/:cardid": hiddenFromOthers(200, { body: () => ({ indexable: true }) }),
  "PATCH /api/card/exchange/:cardid": hiddenFromOthers(200, { body: () => ({ exchange: false }) }),
  "GET /api/exchange/offer": signedIn(200),
  "POST /api/exchange/offer": signedIn(200, { body: () => ({ turnOn: true }) }),
  "GET /api/account/notifications": signedIn(200),
  "PATCH /api/account/notifications": signedIn(200, {
    body: () => ({ newContacts: false, weeklySummary: true }),
  }),

  "GET /api/contacts": signedIn(200),
  "GET /api/contacts/new": signedIn(200),
  "GET /api/contacts/filters": signedIn(200),
  "GET /api/contacts/export.vcf": signedIn(200),
  "GET /api/contacts/export.csv": signedIn(200),
  "POST /api/contacts": signedIn(201, { body: () => ({ name: "Sam Example" }) }),
  "POST /api/contacts/scanned": signedIn(201, {
    body: () => ({ scanid: "0123456789abcdef0123456789abcdef", person: { name: "Sam Example" } }),
  }),
  "GET /api/contacts/:personid": hiddenFromOthers(200),
  "GET /api/contacts/:personid/contact.vcf": hiddenFromOthers(200),
  "PATCH /api/contacts/:personid": hiddenFromOthers(200, { body: () => ({ ownNote: "Met twice." }) }),
  "DELETE /api/contacts/:personid": hiddenFromOthers(200),
  "POST /api/contacts/:personid/restore": hiddenFromOthers(200),
  "POST /api/contacts/import/look": signedIn(200, { isPeopleFile: true }),
  "POST /api/contacts/import": signedIn(200, { isPeopleFile: true }),

  "GET /api/account/export": signedIn(200),
  "POST /api/account/export": signedIn(202),
  "GET /api/account/export/:id/file": hiddenFromOthers(200),
  "POST /api/account/import/look": signedIn(200, { isCopy: true }),
  "POST /api/account/import": signedIn(200, { isCopy: true }),
  "GET /api/account/leave": signedIn(200),
  "POST /api/account/leave": {
    anonymous: 401,
    other: 400,
    owner: 200,
    body: () => ({ password: PASSWORD }),
  },
  "POST /api/account/comeback": signedIn(200),

  "POST /api/public/report": everybody(200, { body: ({ cardid }) => ({ cardid, reason: "fraud" }) }),
  // Nobody has taken it down.
  "POST /api/card/answer/:cardid": hiddenFromOthers(404, { body: () => ({ text: "It is mine." }) }),

  // The owner is an admin who has confirmed it; to everybody else there is no such call.
  "GET /api/admin/access": hiddenFromOthers(200),
  "POST /api/admin/code": hiddenFromOthers(202),
  "POST /api/admin/confirm": hiddenFromOthers(400, { body: () => ({ code: "123456" }) }),
  "POST /api/admin/confirm/passkey": hiddenFromOthers(400, {
    body: () => ({ credential: anAuthenticator().use({ challenge: "x" }) }),
  }),
  "GET /api/admin/overview": hiddenFromOthers(200),
  "GET /api/admin/people": hiddenFromOthers(200),
  "GET /api/admin/people/:accountid": hiddenFromOthers(200),
  "POST /api/admin/people/:accountid/signout": hiddenFromOthers(200, aReason),
  "POST /api/admin/people/:accountid/suspend": hiddenFromOthers(200, aReason),
  "POST /api/admin/people/:accountid/lift": hiddenFromOthers(409, aReason),
  "POST /api/admin/people/:accountid/delete": hiddenFromOthers(200, aReason),
  "POST /api/admin/people/:accountid/grant": hiddenFromOthers(200, {
    body: () => ({ reason: "Speaker", until: "2999-12-31" }),
  }),
  "GET /api/admin/cards": hiddenFromOthers(200),
  "POST /api/admin/cards/:cardid/takedown": hiddenFromOthers(200, {
    body: () => ({ reason: "Fraud", told: "It asks for passwords.", notice: "removed" }),
  }),
  "POST /api/admin/cards/:cardid/putback": hiddenFromOthers(409, aReason),
  "POST /api/admin/cards/:cardid/reviewed": hiddenFromOthers(200, aReason),
  "GET /api/admin/reports": hiddenFromOthers(200),
  "GET /api/admin/reports/:cardid": hiddenFromOthers(200),
  "POST /api/admin/reports/:cardid/leaveup": hiddenFromOthers(409, aReason),
  "GET /api/admin/audit": hiddenFromOthers(200),
  "GET /api/admin/audit.csv": hiddenFromOthers(200),

  ...TEAM_ACCESS,
  ...PAGE_ACCESS,
};
