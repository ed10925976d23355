import type { TeamRole } from "./team.contract.ts";
import { TEAM_ROLES } from "./team.contract.ts";

/** The role that each call about a team needs at least. Who is not in the team is told that there is none. */
export const TEAM_RIGHTS = {
  "GET /api/team/:teamid": "member",
  "PATCH /api/team/:teamid": "owner",
  "PUT /api/team/:teamid/logo": "owner",
  "PUT /api/team/:teamid/joining": "owner",
  "PUT /api/team/:teamid/page": "owner",
  "PUT /api/team/:teamid/page/me": "member",
  "POST /api/team/:teamid/card": "admin",
  "POST /api/team/:teamid/import/look": "owner",
  "POST /api/team/:teamid/import": "owner",
  "POST /api/team/:teamid/delete": "owner",
  "POST /api/team/:teamid/restore": "owner",
  "GET /api/team/:teamid/actions": "admin",
  "GET /api/team/:teamid/actions.csv": "admin",
  "GET /api/team/:teamid/billing": "owner",
  "POST /api/team/:teamid/billing/checkout": "owner",
  "POST /api/team/:teamid/billing/seats/look": "owner",
  "POST /api/team/:teamid/billing/seats": "owner",
  "DELETE /api/team/:teamid/billing": "owner",
  "POST /api/team/:teamid/billing/resume": "owner",
  "POST /api/team/:teamid/billing/portal": "owner",
  "GET /api/team/:teamid/templates": "admin",
  "POST /api/team/:teamid/templates": "admin",
  "PUT /api/team/:teamid/templates/:templateid": "admin",
  "PATCH /api/team/:teamid/templates/:templateid": "admin",
  "POST /api/team/:teamid/templates/:templateid/look": "admin",
  "POST /api/team/:teamid/templates/:templateid/undo": "admin",
  "DELETE /api/team/:teamid/templates/:templateid": "admin",
  "GET /api/team/:teamid/people": "admin",
  "GET /api/team/:teamid/people/:personid": "admin",
  "POST /api/team/:teamid/invitations/look": "admin",
  "POST /api/team/:teamid/invitations": "admin",
  "POST /api/team/:teamid/invitations/file/look": "admin",
  "POST /api/team/:teamid/invitations/file": "admin",
  "POST /api/team/:teamid/people/:personid/renew": "admin",
  "GET /api/team/:teamid/people/:personid/card": "admin",
  "PUT /api/team/:teamid/people/:personid/card": "admin",
  "PUT /api/team/:teamid/people/:personid/role": "owner",
  "POST /api/team/:teamid/people/:personid/remove": "admin",
  "POST /api/team/:teamid/leave": "member",
  "GET /api/team/:teamid/left": "admin",
  "PUT /api/team/:teamid/left/:username": "admin",
  "PUT /api/team/:teamid/sharing": "owner",
  "GET /api/team/:teamid/contacts": "admin",
  "GET /api/team/:teamid/contacts/filters": "admin",
  "GET /api/team/:teamid/contacts.csv": "admin",
  "GET /api/team/:teamid/insights": "admin",
  "GET /api/team/:teamid/insights.csv": "admin",
  "GET /api/team/:teamid/links": "admin",
  "POST /api/team/:teamid/links": "admin",
  "PATCH /api/team/:teamid/links/:linkid": "admin",
  "DELETE /api/team/:teamid/links/:linkid": "admin",
  "GET /api/team/:teamid/links/:linkid/cards": "admin",
  "GET /api/team/:teamid/webhooks": "owner",
  "POST /api/team/:teamid/webhooks": "owner",
  "POST /api/team/:teamid/webhooks/try": "owner",
  "GET /api/team/:teamid/webhooks/:webhookid": "owner",
  "PUT /api/team/:teamid/webhooks/:webhookid": "owner",
  "DELETE /api/team/:teamid/webhooks/:webhookid": "owner",
  "POST /api/team/:teamid/webhooks/:webhookid/pause": "owner",
  "POST /api/team/:teamid/webhooks/:webhookid/resume": "owner",
  "GET /api/team/:teamid/webhooks/:webhookid/secret": "owner",
  "POST /api/team/:teamid/webhooks/:webhookid/secret": "owner",
  "POST /api/team/:teamid/webhooks/:webhookid/test": "owner",
  "GET /api/team/:teamid/webhooks/:webhookid/deliveries": "owner",
  "GET /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid": "owner",
  "POST /api/team/:teamid/webhooks/:webhookid/deliveries/:deliveryid/again": "owner",
  "POST /api/team/:teamid/move/look": "admin",
  "POST /api/team/:teamid/move": "admin",
} as const satisfies Readonly<Record<`${string} /api/team/:teamid${string}`, TeamRole>>;

export type TeamCall = keyof typeof TEAM_RIGHTS;

export function mayCall(role: TeamRole, call: TeamCall): boolean {
  return isAtLeast(role, TEAM_RIGHTS[call]);
}

/** Nobody changes or takes out somebody above them. */
export function isAtLeast(role: TeamRole, other: TeamRole): boolean {
  return TEAM_ROLES.indexOf(role) >= TEAM_ROLES.indexOf(other);
}
