import { Phone } from "lucide-react";
import { useState } from "react";
import { Steps } from "../../app/features/kit/piece-layout.tsx";
import { ChipToggle } from "../../app/ui/chip-toggle.tsx";
import { ChoiceGroup } from "../../app/ui/choice-group.tsx";
import { DownloadList } from "../../app/ui/download-list.tsx";
import { Segments } from "../../app/ui/segments.tsx";
import { Switch } from "../../app/ui/switch.tsx";
import { Verdict } from "../../app/ui/verdict.tsx";
import { Pair, Row, Section } from "../section.tsx";

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
        For apps that send the mirrored picture
      </Switch>
      <Verdict tone="ok" title="Read back in all sizes">
        <p>29 x 29 squares, error correction M.</p>
      </Verdict>
      <Verdict tone="warn" title="Read back, but dense" />
      <Verdict tone="busy" title="Looking for a tag" />
      <Steps steps={["Print at 100 %.", "Cut along the marks."]} />
      <DownloadList rows={[{ title: "The card", text: "Name, role and 12 channels", end: "38 KB" }]} />
    </Section>
  );
}
