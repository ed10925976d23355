import english from "@visita/domain/answers/card/en";
import { Phone } from "lucide-react";
import { useState } from "react";
import { PictureField } from "../../app/features/wizard/picture/picture-field.tsx";
import type { PictureKind } from "../../app/features/wizard/picture/picture-kind.ts";
import { Button } from "../../app/ui/button.tsx";
import { Checkbox } from "../../app/ui/checkbox.tsx";
import { CodeInput } from "../../app/ui/code-input.tsx";
import { TextLink } from "../../app/ui/links.tsx";
import { PasswordField } from "../../app/ui/password-field.tsx";
import { ProgressBar } from "../../app/ui/progress.tsx";
import { Select } from "../../app/ui/select.tsx";
import { Switch } from "../../app/ui/switch.tsx";
import { TextArea } from "../../app/ui/text-area.tsx";
import { TextField } from "../../app/ui/text-field.tsx";
import { Pair, Section } from "../section.tsx";

export function InputSection() {
  const [password, setPassword] = useState("secret-words!");
  return (
    <Section title="Input">
      <Pair>
        <TextField
          label="Email"
          type="email"
          placeholder="you@company.example"
          hint="We send the security code here."
        />
        <TextField label="Email" type="email" defaultValue="giulia@officinabrera.example" isRequired />
        <TextField
          label="Email"
          type="email"
          defaultValue="giulia@officinabrera"
          error="email address is invalid"
        />
        <PasswordField
          label="Password"
          labelEnd={<TextLink to="/auth/forgot">Forgot password?</TextLink>}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Pair>
      <TextField
        label="Username"
        prefix="visita.example/c/"
        defaultValue="giulia"
        success="giulia is available!"
        trailing={<Button>Check</Button>}
      />
      <Pair>
        <div data-card="teal-color">
          <TextField
            label="Phone"
            type="tel"
            leading={<Phone aria-hidden="true" size={20} strokeWidth={1.85} />}
            defaultValue="+39 02 5550 0142"
            isRequired
          />
        </div>
        <TextField label="Company" defaultValue="Officina Brera" disabled isOptional />
      </Pair>
      <TextArea
        label="Bio"
        isOptional
        hint="Up to 500 characters."
        defaultValue="Partnerships, print and the people between them."
      />
      <TextArea label="Message" error="message is required" isRequired />
    </Section>
  );
}

const sources = [
  { value: "google", label: "google" },
  { value: "social media", label: "social media" },
  { value: "referal", label: "referal" },
];

export function ChoiceSection() {
  const [source, setSource] = useState("social media");
  const [empty, setEmpty] = useState("");
  const [isOn, setOn] = useState(true);
  return (
    <Section title="Select, checkbox, switch">
      <Pair>
        <Switch label="New contacts" isOn={isOn} onChange={setOn}>
          A mail when somebody leaves their details.
        </Switch>
        <Switch label="Not now" isOn={false} isDisabled onChange={setOn} />
        <Select
          label="How did you hear about us"
          options={sources}
          value={source}
          onValueChange={setSource}
        />
        <div>
          <Checkbox defaultChecked>
            I agree to the <TextLink to="/terms">Terms of Service</TextLink>
          </Checkbox>
          <Checkbox>Unchecked</Checkbox>
        </div>
        <Select
          label="How did you find us"
          options={sources}
          value={empty}
          onValueChange={setEmpty}
          placeholder="Choose one"
          error="please choose one"
          isRequired
        />
        <div>
          <Checkbox error="please accept the terms">I agree to the terms</Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
          <Checkbox disabled defaultChecked>
            Disabled, checked
          </Checkbox>
        </div>
      </Pair>
    </Section>
  );
}

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

export function ImageFieldSection() {
  return (
    <div className="mt-9 grid max-w-[41rem] grid-cols-[minmax(0,1fr)] gap-9">
      <Section title="Photo">
        <Sample kind="photo" />
      </Section>
      <Section title="Logo">
        <Sample kind="logo" />
      </Section>
      <Section title="Photo, required">
        <Sample kind="photo" error={english.profilepicRequired} />
      </Section>
    </div>
  );
}

function Sample({ kind, error }: { kind: PictureKind; error?: string }) {
  const [image, setPicture] = useState<string | null>(null);
  return (
    <PictureField
      kind={kind}
      value={image}
      onChange={setPicture}
      color="blue-color-one"
      error={image ? undefined : error}
    />
  );
}
