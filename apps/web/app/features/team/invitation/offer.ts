import type { CallResult } from "@visita/domain/http/endpoint";
import type { invitationEndpoint } from "@visita/domain/team/invitation.contract";

export type Invitation = CallResult<typeof invitationEndpoint>;

export type OfferProps = { invitation: Invitation; token: string; onDeclined: () => void };
