import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";

type ChangedDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onKeepMine: () => void;
  onLoadNewer: () => void;
};

/** Two people, or two tabs, changed one card. Neither loses anything without being asked. */
export function ChangedDialog({ isOpen, onClose, onKeepMine, onLoadNewer }: ChangedDialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        isOpen={isOpen && !isAsking}
        onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
        title="Two versions of this card"
        description={`${TEXT.cardChanged} Nothing of yours is lost. Which version do you want to keep?`}
      >
        <div className="mt-6 grid gap-3">
          <Button onClick={onKeepMine}>Keep mine</Button>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Load the newer one
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Keep editing
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="The newer version replaces everything you entered here."
        cancelLabel="Keep my changes"
        confirmLabel="Load the newer one"
        onConfirm={() => {
          setAsking(false);
          onLoadNewer();
        }}
      />
    </>
  );
}
