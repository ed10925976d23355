import type { Person } from "@visita/domain/admin/admin-people.contract";
import { countedInWords, utcToday } from "@visita/domain/format";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { TextField } from "../../ui/text-field.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

export type PersonAction = "signout" | "grant" | "suspend" | "lift" | "delete";

type PersonDialogProps = {
  action: PersonAction;
  person: Person;
  onClose: () => void;
  onDeleted: () => void;
};

export function PersonDialog({ action, person, onClose, onDeleted }: PersonDialogProps) {
  const [until, setUntil] = useState("");
  const { accountid, name } = person;
  const params = { accountid };
  const cards = countedInWords(person.ownCards.length, "card");
  switch (action) {
    case "signout":
      return (
        <ReasonDialog
          title={`Sign out ${name} everywhere?`}
          description="All sessions end immediately. Nothing else changes."
          confirmLabel="Sign out"
          send={(reason) => call("POST /api/admin/people/:accountid/signout", { params, body: { reason } })}
          onClose={onClose}
        />
      );
    case "grant":
      return (
        <ReasonDialog
          title={`Grant ${name} premium?`}
          description="No payment, until the end of that day (UTC). A later grant replaces it."
          confirmLabel="Grant premium"
          send={(reason) =>
            call("POST /api/admin/people/:accountid/grant", { params, body: { reason, until } })
          }
          onClose={onClose}
        >
          <TextField
            label="Last day"
            type="date"
            isRequired
            min={utcToday()}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </ReasonDialog>
      );
    case "suspend":
      return (
        <ReasonDialog
          title={`Suspend ${name}?`}
          description={`They can’t sign in, and ${cards} go offline. Nothing is deleted, and you can lift it at any time. We email them your reason.`}
          confirmLabel="Suspend"
          isDanger
          send={(reason) => call("POST /api/admin/people/:accountid/suspend", { params, body: { reason } })}
          onClose={onClose}
        />
      );
    case "lift":
      return (
        <ReasonDialog
          title={`Lift the suspension of ${name}?`}
          description="They can sign in, and their cards are online again. We email them."
          confirmLabel="Lift suspension"
          send={(reason) => call("POST /api/admin/people/:accountid/lift", { params, body: { reason } })}
          onClose={onClose}
        />
      );
    case "delete":
      return (
        <ReasonDialog
          title={`Delete the account of ${name}?`}
          description={`The account and ${cards} are deleted immediately and can’t be restored. A paid plan ends.`}
          confirmLabel="Delete account"
          isDanger
          send={(reason) => call("POST /api/admin/people/:accountid/delete", { params, body: { reason } })}
          onClose={onClose}
          onDone={onDeleted}
        />
      );
  }
}
