import type { Webhook, WebhookInput } from "@visita/domain/connect/webhook.contract";
import type { TeamWebhookInput } from "@visita/domain/team/team-webhook.contract";
import { call } from "../../../lib/api.ts";

type Id = { webhookid: string };
type DeliveryId = Id & { deliveryid: string };
type Page = Id & { before: string | undefined };
type Options = { signal: AbortSignal };

const OWN = "/api/account/webhooks";
const OF_TEAM = "/api/team/:teamid/webhooks";

/** Whose webhooks are shown, where, and the calls about them. */
export type WebhookHolder = {
  /** Of the account's or the team's, for the cache. */
  readonly key: string;
  readonly isTeam: boolean;
  /** With the list. */
  readonly listPath: string;
  readonly pathOf: (webhookid: string) => string;
  readonly calls: ReturnType<typeof ownCalls>;
};

export function ownWebhooks(userid: string): WebhookHolder {
  return {
    key: userid,
    isTeam: false,
    listPath: "/account/connect#webhooks",
    pathOf: (webhookid) => `/account/connect/webhooks/${webhookid}`,
    calls: ownCalls(),
  };
}

/** `teamPath`: of the team's pages. */
export function teamWebhooks(
  { userid, teamid }: { userid: string; teamid: string },
  teamPath: (path: string) => string,
): WebhookHolder {
  return {
    key: `${userid} ${teamid}`,
    isTeam: true,
    listPath: teamPath("/team/settings#webhooks"),
    pathOf: (webhookid) => teamPath(`/team/settings/webhooks/${webhookid}`),
    calls: teamCalls(teamid),
  };
}

function ownCalls() {
  return {
    list: (options: Options) => call(`GET ${OWN}`, undefined, options),
    get: (params: Id, options: Options) => call(`GET ${OWN}/:webhookid`, { params }, options),
    add: (body: WebhookInput) => call(`POST ${OWN}`, { body }),
    try: (url: string) => call(`POST ${OWN}/try`, { body: { url } }),
    change: (params: Id, body: WebhookInput): Promise<Webhook> =>
      call(`PUT ${OWN}/:webhookid`, { params, body }),
    remove: (params: Id) => call(`DELETE ${OWN}/:webhookid`, { params }),
    pause: (params: Id) => call(`POST ${OWN}/:webhookid/pause`, { params }),
    resume: (params: Id) => call(`POST ${OWN}/:webhookid/resume`, { params }),
    test: (params: Id) => call(`POST ${OWN}/:webhookid/test`, { params }),
    secret: (params: Id) => call(`GET ${OWN}/:webhookid/secret`, { params }),
    changeSecret: (params: Id) => call(`POST ${OWN}/:webhookid/secret`, { params }),
    deliveries: ({ webhookid, before }: Page, options: Options) =>
      call(`GET ${OWN}/:webhookid/deliveries`, { params: { webhookid }, query: since(before) }, options),
    delivery: (params: DeliveryId, options: Options) =>
      call(`GET ${OWN}/:webhookid/deliveries/:deliveryid`, { params }, options),
    sendAgain: (params: DeliveryId) =>
      call(`POST ${OWN}/:webhookid/deliveries/:deliveryid/again`, { params }),
  };
}

/** The same for a team. */
function teamCalls(teamid: string): ReturnType<typeof ownCalls> {
  const of = <Params extends object>(params: Params) => ({ params: { teamid, ...params } });
  return {
    list: (options) => call(`GET ${OF_TEAM}`, of({}), options),
    get: (params, options) => call(`GET ${OF_TEAM}/:webhookid`, of(params), options),
    // The form offers a team's events alone.
    add: (body) => call(`POST ${OF_TEAM}`, { ...of({}), body: body as TeamWebhookInput }),
    try: (url) => call(`POST ${OF_TEAM}/try`, { ...of({}), body: { url } }),
    change: (params, body) =>
      call(`PUT ${OF_TEAM}/:webhookid`, { ...of(params), body: body as TeamWebhookInput }),
    remove: (params) => call(`DELETE ${OF_TEAM}/:webhookid`, of(params)),
    pause: (params) => call(`POST ${OF_TEAM}/:webhookid/pause`, of(params)),
    resume: (params) => call(`POST ${OF_TEAM}/:webhookid/resume`, of(params)),
    test: (params) => call(`POST ${OF_TEAM}/:webhookid/test`, of(params)),
    secret: (params) => call(`GET ${OF_TEAM}/:webhookid/secret`, of(params)),
    changeSecret: (params) => call(`POST ${OF_TEAM}/:webhookid/secret`, of(params)),
    deliveries: ({ webhookid, before }, options) =>
      call(`GET ${OF_TEAM}/:webhookid/deliveries`, { ...of({ webhookid }), query: since(before) }, options),
    delivery: (params, options) =>
      call(`GET ${OF_TEAM}/:webhookid/deliveries/:deliveryid`, of(params), options),
    sendAgain: (params) => call(`POST ${OF_TEAM}/:webhookid/deliveries/:deliveryid/again`, of(params)),
  };
}

function since(before: string | undefined) {
  return before === undefined ? {} : { before };
}
