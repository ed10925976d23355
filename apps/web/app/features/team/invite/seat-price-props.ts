import type { InvitationLook } from "@visita/domain/team/invitation.contract";

export type SeatPriceProps = {
  look: InvitationLook;
  /** The list is kept while somebody pays; a file cannot be. */
  isFile: boolean;
  onBack: () => void;
  /** Before the browser leaves for the payment. */
  onLeave: () => void;
  onPaid: () => void;
};
