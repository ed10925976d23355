import { Phone } from "lucide-react";
import { useState } from "react";
import { Button } from "../../app/ui/button.tsx";
import { TextLink } from "../../app/ui/links.tsx";
import { PasswordField } from "../../app/ui/password-field.tsx";
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
