import { channelOf } from "@visita/domain/card/channels";
import { formatList } from "@visita/domain/format";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
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
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="Your plan is not active"
      description={
        <>
          {`Without Premium ${mode === "edit" ? "these changes" : "this"} cannot be saved: ${describeFields(fields)}. `}
          {mode === "edit" && "Those parts of your card don’t change. "}
          Nothing is saved yet. Your draft is on this device.
        </>
      }
    >
      <div className="mt-6 grid gap-3">
        <Button onClick={onSeePlans}>See plans first</Button>
        <Button variant="secondary" onClick={onSaveWithout}>
          Save the rest
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Keep editing
        </Button>
      </div>
    </Dialog>
  );
}

function describeFields(fields: readonly string[]): string {
  const keys = new Set(fields.map((field) => field.replace(/^(contacts|secondSide\.titles)\./, "")));
  const channels = [...keys].flatMap((key) => channelOf(key)?.label ?? []);
  const parts = [
    ...(fields.includes("logo") ? ["your logo"] : []),
    ...(fields.includes("color") ? ["your colour"] : []),
    ...(channels.length > NAMED_CHANNELS ? [`${channels.length} channels`] : channels),
  ];
  return formatList(parts);
}
