import type { CurrentUser } from "@visita/domain/account/session.contract";
import {
  DEVICE_SYSTEMS,
  DeviceInput,
  type DeviceSystem,
  TOKEN_NAME_MAX,
} from "@visita/domain/connect/token.contract";
import { withoutIsolates } from "@visita/domain/language/message";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useForm } from "../../ui/use-form.ts";
import { CONNECT_ANSWERS, connectFailure } from "./connect-failure.ts";
import { DEVICE_PATH, type MadeDevice } from "./made-device.ts";
import { NameField } from "./name-field.tsx";
import { SYSTEMS } from "./systems.ts";

type ConnectDeviceDialogProps = {
  user: CurrentUser;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Makes a password and opens the page that shows it. */
export function ConnectDeviceDialog({ user, isOpen, onClose, onDone }: ConnectDeviceDialogProps) {
  const t = useTranslate(connectTexts);
  const navigate = useNavigate();

  /** The dialog goes with the page. */
  async function show(made: MadeDevice) {
    onDone();
    await navigate(DEVICE_PATH, { state: made });
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t("connectDevice")} size="lg">
      <ConnectDeviceForm user={user} onMade={show} />
    </Dialog>
  );
}

type ConnectDeviceFormProps = { user: CurrentUser; onMade: (made: MadeDevice) => Promise<void> };

function ConnectDeviceForm({ user, onMade }: ConnectDeviceFormProps) {
  const t = useTranslate(connectTexts);
  const [system, setSystem] = useState<DeviceSystem>("iphone");
  /** Follows the system until somebody changes it. */
  const [typedName, setTypedName] = useState<string>();
  const proposed = withoutIsolates(t(SYSTEMS[system].nameOf, { name: user.firstname }));
  const name = typedName ?? proposed.slice(0, TOKEN_NAME_MAX);
  const { isBusy, formProps, field } = useForm({
    answers: CONNECT_ANSWERS,
    check: DeviceInput,
    read: () => ({ name, system }),
    explain: connectFailure,
    onValid: async (body) => {
      const { token, secret } = await call("POST /api/account/tokens/device", { body });
      await onMade({ name: token.name, system, user: user.email, password: secret });
    },
  });
  return (
    <form {...formProps} className="mt-3 grid gap-5">
      <ChoiceGroup
        label={t("whichOne")}
        options={DEVICE_SYSTEMS.map((value) => ({
          value,
          label: t(SYSTEMS[value].label),
          icon: SYSTEMS[value].icon,
        }))}
        value={system}
        onValueChange={setSystem}
      />
      <NameField {...field("name")} hint={t("deviceNameHint")} value={name} onValueChange={setTypedName} />
      <Button type="submit" isFull isBusy={isBusy} busyLabel={t("making")}>
        {t("makePassword")}
      </Button>
    </form>
  );
}
