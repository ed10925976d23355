import { cardFields } from "../../../../tools/harness/cards.ts";
import { TEMPLATE } from "../teams.ts";
import { type AccessEnvironment, WEBHOOK } from "./access-environment.ts";
import { everybody, hiddenFromOthers, type Row, signedIn } from "./access-row.ts";

const INVITED = "Sam Example <sam@person.example>";
const aToken = { body: () => ({ token: "x".repeat(43) }) };
const ofTemplate = { query: ({ templateid }: AccessEnvironment) => `templateid=${templateid}` };
const aWebhook = { body: () => ({ ...WEBHOOK, events: ["link.created"] }) };
const aMove = {
  body: ({ templateid, teamPersonid }: AccessEnvironment) => ({ people: [teamPersonid], templateid }),
};

/** Calls about teams: the owner's has no other people. What each role may do there, team-rights.test.ts says. */
export const TEAM_ACCESS: Readonly<Record<string, Row>> = {
  "GET /api/team": signedIn(200),
  "POST /api/team": signedIn(201, { body: () => ({ name: "Officina", cardid: null }) }),
  "GET /api/team/joinable": signedIn(200),
  "GET /api/team/:teamid": hiddenFromOthers(200),
  "PATCH /api/team/:teamid": hiddenFromOthers(200, { body: () => ({ name: "Officina Brera" }) }),
  "PUT /api/team/:teamid/logo": hiddenFromOthers(200, { body: () => ({ logo: null }) }),
  "PUT /api/team/:teamid/joining": hiddenFromOthers(200, { body: () => ({ joining: null }) }),
  "PUT /api/team/:teamid/page": hiddenFromOthers(200, {
    body: () => ({ isShown: true, isIndexed: false, slug: "salone" }),
  }),
  "PUT /api/team/:teamid/page/me": hiddenFromOthers(200, { body: () => ({ isShown: true }) }),
  "GET /t/:slug": everybody(200),
  "GET /t/:slug/": everybody(308),
  "POST /api/team/:teamid/join": hiddenFromOthers(404),
  "POST /api/team/:teamid/card": hiddenFromOthers(201, { body: ({ templateid }) => ({ templateid }) }),
  "POST /api/team/:teamid/import/look": hiddenFromOthers(200, { isCopy: true }),
  "POST /api/team/:teamid/import": hiddenFromOthers(201, {
    isCopy: true,
    query: ({ teamid }) => `team=${teamid}`,
  }),
  "POST /api/team/:teamid/delete": hiddenFromOthers(200, { body: () => ({ name: "Officina" }) }),
  "POST /api/team/:teamid/restore": hiddenFromOthers(200),
  "GET /api/team/:teamid/actions": hiddenFromOthers(200),
  "GET /api/team/:teamid/actions.csv": hiddenFromOthers(200),
  "GET /api/team/:teamid/billing": hiddenFromOthers(200),
  "POST /api/team/:teamid/billing/checkout": hiddenFromOthers(200, {
    body: () => ({ planId: "price_sbx_team_month", seats: 12 }),
  }),
  "POST /api/team/:teamid/billing/seats/look": hiddenFromOthers(404, { body: () => ({ seats: 5 }) }),
  "POST /api/team/:teamid/billing/seats": hiddenFromOthers(404, {
    body: ({ app }) => ({ seats: 5, from: app.now() }),
  }),
  "DELETE /api/team/:teamid/billing": hiddenFromOthers(404),
  "POST /api/team/:teamid/billing/resume": hiddenFromOthers(404),
  "POST /api/team/:teamid/billing/portal": hiddenFromOthers(404),
  "GET /api/team/:teamid/templates": hiddenFromOthers(200),
  "POST /api/team/:teamid/templates": hiddenFromOthers(201, {
    body: ({ templateid }) => ({ name: "Studio", copyOf: templateid }),
  }),
  "PUT /api/team/:teamid/templates/:templateid": hiddenFromOthers(200, {
    body: () => ({ version: 1, template: TEMPLATE }),
  }),
  "PATCH /api/team/:teamid/templates/:templateid": hiddenFromOthers(200, {
    body: () => ({ name: "Studio" }),
  }),
  "POST /api/team/:teamid/templates/:templateid/look": hiddenFromOthers(200, {
    body: () => ({ hidden: ["contacts.phonenumber"], endings: { email: "@officinabrera.example" } }),
  }),
  "POST /api/team/:teamid/templates/:templateid/undo": hiddenFromOthers(410, {
    body: () => ({ version: 1 }),
  }),
  "DELETE /api/team/:teamid/templates/:templateid": hiddenFromOthers(409),
  "GET /api/team/:teamid/people": hiddenFromOthers(200),
  "POST /api/team/:teamid/invitations/look": hiddenFromOthers(200, {
    body: ({ templateid }) => ({ templateid, text: INVITED }),
  }),
  "POST /api/team/:teamid/invitations": hiddenFromOthers(201, {
    body: ({ templateid }) => ({ templateid, text: INVITED }),
  }),
  "POST /api/team/:teamid/invitations/file/look": hiddenFromOthers(200, {
    isPeopleFile: true,
    ...ofTemplate,
  }),
  "POST /api/team/:teamid/invitations/file": hiddenFromOthers(201, { isPeopleFile: true, ...ofTemplate }),
  "GET /api/team/:teamid/people/:personid": hiddenFromOthers(200),
  "POST /api/team/:teamid/people/:personid/renew": hiddenFromOthers(409),
  "GET /api/team/:teamid/people/:personid/card": hiddenFromOthers(404),
  "PUT /api/team/:teamid/people/:personid/card": hiddenFromOthers(404, { body: () => cardFields() }),
  "PUT /api/team/:teamid/people/:personid/role": hiddenFromOthers(200, { body: () => ({ role: "owner" }) }),
  "POST /api/team/:teamid/people/:personid/remove": hiddenFromOthers(409, {
    body: () => ({ successor: null }),
  }),
  "POST /api/team/:teamid/leave": hiddenFromOthers(409, { body: () => ({ successor: null }) }),
  "GET /api/team/:teamid/left": hiddenFromOthers(200),
  "PUT /api/team/:teamid/left/:username": hiddenFromOthers(404, { body: () => ({ successor: null }) }),
  "PUT /api/team/:teamid/sharing": hiddenFromOthers(200, { body: () => ({ shared: true }) }),
  "GET /api/team/:teamid/contacts": hiddenFromOthers(200),
  "GET /api/team/:teamid/contacts/filters": hiddenFromOthers(200),
  "GET /api/team/:teamid/contacts.csv": hiddenFromOthers(200),
  "GET /api/team/:teamid/insights": hiddenFromOthers(200),
  "GET /api/team/:teamid/insights.csv": hiddenFromOthers(200),
  "GET /api/team/:teamid/links": hiddenFromOthers(200),
  "POST /api/team/:teamid/links": hiddenFromOthers(201, {
    body: () => ({ name: "Salone 2028", slug: "salone-2028" }),
  }),
  "PATCH /api/team/:teamid/links/:linkid": hiddenFromOthers(200, { body: () => ({ name: "Salone" }) }),
  "DELETE /api/team/:teamid/links/:linkid": hiddenFromOthers(200),
  "GET /api/team/:teamid/links/:linkid/cards": hiddenFromOthers(200),
  "GET /api/team/:teamid/webhooks": hiddenFromOthers(200),
  "POST /api/team/:teamid/webhooks": hiddenFromOthers(201, aWebhook),
  "POST /api/team/:teamid/webhooks/try": hiddenFromOthers(200, { body: () => ({ url: WEBHOOK.url }) }),
  "GET /api/team/:teamid/webhooks/:webhookid": hiddenFromOthers(200),
  "PUT /api/team/:teamid/webhooks/:webhookid": hiddenFromOthers(200, aWebhook),
  "DELETE /api/team/:teamid/webhooks/:webhookid": hiddenFromOthers(200),
  "POST /api/team/:teamid/webhooks/:webhookid/pause": hiddenFromOthers(200),
  "POST /api/team/:teamid/webhooks/:webhookid/resume": hiddenFromOthers(200),
  "GET /api/team/:teamid/webhooks/:webhookid/secret": hiddenFromOthers(200),
  "POST /api/team/:teamid/webhooks/:webhookid/secret": hiddenFromOthers(200),
  "POST /api/team/:teamid/webhooks/:webhookid/test": hiddenFromOthers(200),
  "GET /api/team/:teamid/webhooks/:webhookid/deliveries": hiddenFromOthers(200),
  "GET /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid": hiddenFromOthers(200),
  "POST /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid/again": hiddenFromOthers(200),
  "POST /api/team/:teamid/move/look": hiddenFromOthers(200, aMove),
  "POST /api/team/:teamid/move": hiddenFromOthers(200, aMove),
  "POST /api/invitation": everybody(410, aToken),
  "POST /api/invitation/accept": signedIn(410, aToken),
  "POST /api/invitation/decline": everybody(410, aToken),
};
