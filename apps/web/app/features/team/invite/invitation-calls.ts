import type { CallResult } from "@visita/domain/http/endpoint";
import type { InvitationLook, inviteListEndpoint } from "@visita/domain/team/invitation.contract";
import { call } from "../../../lib/api.ts";

/** Where people come from: a list that was typed, or a sheet. */
type InvitationSource =
  | { readonly text: string }
  | {
      readonly file: File;
      /** Once they were matched by hand. */
      readonly columns?: string | undefined;
    };

export type Invitation = {
  readonly source: InvitationSource;
  readonly templateid: string;
  /** By row, where they differ from those proposed. */
  readonly usernames: Readonly<Record<string, string>>;
};

export type LookedAt = { readonly invitation: Invitation; readonly look: InvitationLook };
export type Made = CallResult<typeof inviteListEndpoint>;

/** Writes nothing. */
export function lookAtInvitation(teamid: string, invitation: Invitation): Promise<InvitationLook> {
  const { source } = invitation;
  const params = { teamid };
  if ("text" in source) {
    return call("POST /api/team/:teamid/invitations/look", { params, body: listBody(invitation, source) });
  }
  const { file } = source;
  return call("POST /api/team/:teamid/invitations/file/look", {
    params,
    query: fileQuery(invitation, source),
    file,
  });
}

/** All of them, or nobody. With the same key, nobody is invited twice. */
export function sendInvitation(teamid: string, invitation: Invitation, onceKey: string): Promise<Made> {
  const { source } = invitation;
  const params = { teamid };
  if ("text" in source) {
    const body = listBody(invitation, source);
    return call("POST /api/team/:teamid/invitations", { params, body }, { onceKey });
  }
  const { file } = source;
  const query = fileQuery(invitation, source);
  return call("POST /api/team/:teamid/invitations/file", { params, query, file }, { onceKey });
}

function listBody({ templateid, usernames }: Invitation, { text }: { text: string }) {
  return { templateid, usernames, text };
}

function fileQuery({ templateid, usernames }: Invitation, { columns }: { columns?: string | undefined }) {
  return {
    templateid,
    usernames: JSON.stringify(usernames),
    ...(columns !== undefined && { columns }),
  };
}

/** How many more seats it takes than the team has. */
export function missingSeats({ people, seatsLeft }: Pick<InvitationLook, "people" | "seatsLeft">): number {
  return seatsLeft === null ? 0 : Math.max(0, people - seatsLeft);
}
