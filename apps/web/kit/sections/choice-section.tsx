import { useState } from "react";
import { Checkbox } from "../../app/ui/checkbox.tsx";
import { TextLink } from "../../app/ui/links.tsx";
import { Select } from "../../app/ui/select.tsx";
import { Switch } from "../../app/ui/switch.tsx";
import { Pair, Section } from "../section.tsx";

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
