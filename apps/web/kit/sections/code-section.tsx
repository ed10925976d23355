import { useState } from "react";
import { CodeInput } from "../../app/ui/code-input.tsx";
import { ProgressBar } from "../../app/ui/progress.tsx";
import { Pair, Section } from "../section.tsx";

export function CodeSection() {
  const [code, setCode] = useState("407");
  const [wrong, setWrong] = useState("407113");
  return (
    <Section title="Security code, progress">
      <Pair>
        <CodeInput label="Security code" hint="Six digits, sent by email." value={code} onChange={setCode} />
        <CodeInput label="Wrong code" value={wrong} onChange={setWrong} error="this code is not right" />
        <CodeInput label="While it is checked" value="407113" onChange={setCode} isDisabled />
        <div className="grid gap-4">
          <p className="figures-display text-[1.75rem] leading-none font-[480]">4:32</p>
          <ProgressBar label="Time left for the code" value={0.9} />
          <ProgressBar label="Step 1 of 8" value={1 / 8} />
          <ProgressBar label="Upload" value={0} />
        </div>
      </Pair>
    </Section>
  );
}
