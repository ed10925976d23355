import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../app/ui/button.tsx";
import { ConfirmDialog, Dialog } from "../../app/ui/dialog.tsx";
import { TextField } from "../../app/ui/text-field.tsx";
import { Row, Section } from "../section.tsx";

type Shown = "sheet" | "center" | "confirm" | undefined;

export function DialogSection() {
  const [shown, setShown] = useState<Shown>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setShown(undefined);
  return (
    <Section title="Dialog">
      <Row>
        <Button variant="secondary" onClick={() => setShown("sheet")}>
          Sheet on phones
        </Button>
        <Button variant="secondary" onClick={() => setShown("center")}>
          Centred
        </Button>
        <Button variant="danger" onClick={() => setShown("confirm")}>
          Cancel plan
        </Button>
      </Row>
      <Dialog
        isOpen={shown === "sheet"}
        onOpenChange={close}
        title="Share me"
        description="Anyone with this address can open the card."
      >
        <div className="mt-4 grid gap-4">
          <TextField label="Address" readOnly defaultValue="visita.example/c/giulia" />
          <Button>Copy</Button>
        </div>
      </Dialog>
      <Dialog isOpen={shown === "center"} onOpenChange={close} title="QR code" placement="center">
        <p className="mt-3 mb-6 text-muted">visita.example/c/giulia</p>
        <Button icon={Download} isFull>
          Download
        </Button>
      </Dialog>
      <ConfirmDialog
        isOpen={shown === "confirm"}
        onOpenChange={() => {
          close();
          setIsBusy(false);
        }}
        title="Cancel Premium Monthly?"
        description="Your plan runs until 3 December. Payments made are not refunded."
        cancelLabel="Keep my plan"
        confirmLabel="Cancel Subscription"
        isBusy={isBusy}
        busyLabel="Cancelling..."
        onConfirm={() => setIsBusy(true)}
      />
    </Section>
  );
}
