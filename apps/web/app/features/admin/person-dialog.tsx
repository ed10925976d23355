import type { Person } from "@visita/domain/admin/admin-people.contract";
import { numberWord, utcToday } from "@visita/domain/format";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
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
  const t = useTranslate(adminTexts);
  const [until, setUntil] = useState("");
  const { accountid, name } = person;
  const params = { accountid };
  const count = person.ownCards.length;
  const cards = { count, number: numberWord(t.language, count) };
  switch (action) {
    case "signout":
      return (
        <ReasonDialog
          title={t("signOutName", { name })}
          description={t("signOutText")}
          confirmLabel={t("signOut")}
          send={(reason) => call("POST /api/admin/people/:accountid/signout", { params, body: { reason } })}
          onClose={onClose}
        />
      );
    case "grant":
      return (
        <ReasonDialog
          title={t("grantName", { name })}
          description={t("grantText")}
          confirmLabel={t("grantPremium")}
          send={(reason) =>
            call("POST /api/admin/people/:accountid/grant", { params, body: { reason, until } })
          }
          onClose={onClose}
        >
          <TextField
            label={t("lastDay")}
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
          title={t("suspendName", { name })}
          description={t("suspendText", cards)}
          confirmLabel={t("suspend")}
          isDanger
          send={(reason) => call("POST /api/admin/people/:accountid/suspend", { params, body: { reason } })}
          onClose={onClose}
        />
      );
    case "lift":
      return (
        <ReasonDialog
          title={t("liftName", { name })}
          description={t("liftText")}
          confirmLabel={t("liftSuspension")}
          send={(reason) => call("POST /api/admin/people/:accountid/lift", { params, body: { reason } })}
          onClose={onClose}
        />
      );
    case "delete":
      return (
        <ReasonDialog
          title={t("deleteName", { name })}
          description={t("deleteText", cards)}
          confirmLabel={t("deleteAccount")}
          isDanger
          send={(reason) => call("POST /api/admin/people/:accountid/delete", { params, body: { reason } })}
          onClose={onClose}
          onDone={onDeleted}
        />
      );
  }
}
