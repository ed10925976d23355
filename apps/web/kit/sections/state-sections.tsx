import { Download, Phone, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../app/ui/button.tsx";
import { ChipToggle } from "../../app/ui/chip-toggle.tsx";
import { ChoiceGroup } from "../../app/ui/choice-group.tsx";
import { ConfirmDialog, Dialog } from "../../app/ui/dialog.tsx";
import { DownloadList } from "../../app/ui/download-list.tsx";
import { EmptyState } from "../../app/ui/empty-state.tsx";
import { Notice } from "../../app/ui/notice.tsx";
import { Skeleton, Spinner } from "../../app/ui/progress.tsx";
import { Segments } from "../../app/ui/segments.tsx";
import { Steps } from "../../app/ui/steps.tsx";
import { Switch } from "../../app/ui/switch.tsx";
import { TextField } from "../../app/ui/text-field.tsx";
import { notify } from "../../app/ui/toast.tsx";
import { Verdict } from "../../app/ui/verdict.tsx";
import { Pair, Row, Section } from "../section.tsx";

export function StateSection() {
  return (
    <Section title="Skeleton, spinner, empty state">
      <Row>
        <div className="flex aspect-[1.62] w-75 max-w-full flex-col justify-between rounded-lg border border-line bg-surface p-4">
          <Skeleton className="aspect-4/5 w-[21%]" />
          <span>
            <Skeleton className="h-7 w-[62%]" />
            <Skeleton className="mt-2.5 h-4 w-[78%]" />
          </span>
        </div>
        <Spinner size={24} />
      </Row>
      <EmptyState
        title="You have no cards yet"
        action={
          <Button size="lg" icon={Plus}>
            Add Business Card
          </Button>
        }
      >
        Use the Add Business Card button to make your first one. It takes about three minutes.
      </EmptyState>
    </Section>
  );
}

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
        description="Your plan runs until 3 December. Past payments are not refunded."
        cancelLabel="Keep my plan"
        confirmLabel="Cancel Subscription"
        isBusy={isBusy}
        busyLabel="Cancelling..."
        onConfirm={() => setIsBusy(true)}
      />
    </Section>
  );
}

export function ToastSection() {
  return (
    <Section title="Toast, notice">
      <Row>
        <Button variant="secondary" onClick={() => notify.success("card created successfully!")}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => notify.error("file size should not exceed 1mb.")}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => notify.loading("checking username availability...")}>
          Loading
        </Button>
        <Button variant="secondary" onClick={() => notify.blank("link copied")}>
          Blank
        </Button>
        <Button variant="ghost" onClick={() => notify.dismiss()}>
          Dismiss all
        </Button>
      </Row>
      <Notice>Phone, email and SMS are required. Everything else is up to you.</Notice>
      <Notice tone="success" title="Payment received">
        Premium Monthly runs until 3 December.
      </Notice>
      <Notice tone="warning">Your plan ends on 3 December.</Notice>
      <Notice tone="danger" title="Payment failed">
        Your bank refused the payment. Please try another card.
      </Notice>
    </Section>
  );
}

const papers = [
  { value: "a4", label: "A4", note: "210 x 297 mm" },
  { value: "letter", label: "Letter", note: "8.5 x 11 in" },
] as const;
const colours = [
  { value: "gold", label: "Gold leaf", swatch: "#E6C255" },
  { value: "ink", label: "Ink", swatch: "#1B1916" },
  { value: "none", label: "Not offered", isDisabled: true },
] as const;
const sides = [
  { value: "front", label: "Front" },
  { value: "back", label: "Back" },
] as const;

export function PieceSection() {
  const [paper, setPaper] = useState<"a4" | "letter">("a4");
  const [colour, setColour] = useState<"gold" | "ink" | "none">("ink");
  const [side, setSide] = useState<"front" | "back">("front");
  const [isOn, setOn] = useState(true);
  return (
    <Section title="Choice, chip, switch, verdict, steps, download list">
      <Pair>
        <ChoiceGroup label="Paper" options={papers} value={paper} onValueChange={setPaper} />
        <ChoiceGroup label="Colour" options={colours} value={colour} perRow={3} onValueChange={setColour} />
      </Pair>
      <Row>
        <ChipToggle icon={<Phone size={18} />} isOn={isOn} onToggle={() => setOn(!isOn)}>
          Phone
        </ChipToggle>
        <ChipToggle icon={<Phone size={18} />} isOn={false} isDisabled onToggle={() => undefined}>
          Disabled
        </ChipToggle>
        <Segments label="Side" options={sides} value={side} onValueChange={setSide} />
      </Row>
      <Switch label="Mirrored" isOn={isOn} onChange={setOn}>
        For apps that mirror your picture
      </Switch>
      <Verdict tone="ok" title="Scan-tested at every size">
        <p>29 x 29 squares, error correction M.</p>
      </Verdict>
      <Verdict tone="warn" title="Scan-tested, but dense" />
      <Verdict tone="busy" title="Looking for a tag" />
      <Steps steps={["Print at 100 %.", "Cut along the marks."]} />
      <DownloadList rows={[{ title: "The card", text: "Name, role and 12 channels", end: "38 KB" }]} />
    </Section>
  );
}
