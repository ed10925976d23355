import { type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { formatList } from "@visita/domain/format";
import { type WizardText, wizardTexts } from "@visita/domain/owner-messages/wizard";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import type { WizardPath } from "../wizard-steps.ts";

type PlanEndedDialogProps = {
  isOpen: boolean;
  mode: WizardPath["mode"];
  /** What would be left out. */
  fields: readonly string[];
  onClose: () => void;
  onSeePlans: () => void;
  onSaveWithout: () => void;
};

/** More of them are counted instead of named. */
const NAMED_CHANNELS = 4;

/** The plan ended while the form was open. Nothing is saved in part, and nothing thrown away, without being asked. */
export function PlanEndedDialog(props: PlanEndedDialogProps) {
  const { isOpen, mode, fields, onClose, onSeePlans, onSaveWithout } = props;
  const t = useTranslate(wizardTexts);
  const channelName = useChannelName();
  const parts = describeFields(fields, t, channelName);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("planNotActive")}
      description={t(mode === "edit" ? "planNotActiveEdit" : "planNotActiveNew", { parts })}
    >
      <div className="mt-6 grid gap-3">
        <Button onClick={onSeePlans}>{t("seePlansFirst")}</Button>
        <Button variant="secondary" onClick={onSaveWithout}>
          {t("saveTheRest")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("keepEditing")}
        </Button>
      </div>
    </Dialog>
  );
}

function describeFields(
  fields: readonly string[],
  t: WizardText,
  channelName: (key: ChannelKey) => string,
): string {
  const keys = new Set(fields.map((field) => field.replace(/^(contacts|secondSide\.titles)\./, "")));
  const channels = [...keys].flatMap((key) => channelOf(key)?.key ?? []);
  const count = channels.length;
  const parts = [
    ...(fields.includes("logo") ? [t("yourLogo")] : []),
    ...(fields.includes("color") ? [t("yourColour")] : []),
    ...(count > NAMED_CHANNELS ? [t("channels", { count })] : channels.map(channelName)),
  ];
  return formatList(t.language, parts);
}
