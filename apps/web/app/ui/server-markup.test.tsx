import { X } from "lucide-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { CardCover } from "./card-cover.tsx";
import { Checkbox } from "./checkbox.tsx";
import { ChipToggle } from "./chip-toggle.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { CodeInput } from "./code-input.tsx";
import { EmptyState } from "./empty-state.tsx";
import { IconButton } from "./icon-button.tsx";
import { ButtonLink } from "./links.tsx";
import { Logo } from "./logo.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProgressBar } from "./progress.tsx";
import { Segments } from "./segments.tsx";
import { Select } from "./select.tsx";
import { Switch } from "./switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";
import { TextField } from "./text-field.tsx";
import { Toaster } from "./toast.tsx";
import { Verdict } from "./verdict.tsx";

const ignore = () => {};

test("what the server renders carries no inline style, which the security policy would refuse", () => {
  const html = renderToString(
    <MemoryRouter>
      <Logo brand="Visita" />
      <Logo brand="Halden & Voss" />
      <Button icon={X}>Send</Button>
      <ButtonLink to="/">Home</ButtonLink>
      <IconButton label="Close" icon={X} />
      <Menu trigger={<Button>Theme</Button>}>
        <MenuItem>Dark</MenuItem>
      </Menu>
      <form>
        <TextField label="Email" />
        <PasswordField label="Password" />
        <Checkbox>I agree</Checkbox>
        <CodeInput label="Security code" value="12" onChange={ignore} />
        <Select
          label="Source"
          name="source"
          options={[{ value: "a", label: "Google" }]}
          value="a"
          onValueChange={ignore}
        />
      </form>
      <Tabs defaultValue="info">
        <TabList label="Card">
          <Tab value="info">Info</Tab>
        </TabList>
        <TabPanel value="info">Phone</TabPanel>
      </Tabs>
      <ProgressBar label="Step 1 of 8" value={0.5} />
      <ChoiceGroup label="Paper" options={[{ value: "a4", label: "A4" }]} value="a4" onValueChange={ignore} />
      <ChipToggle isOn onToggle={ignore}>
        Phone
      </ChipToggle>
      <Switch label="Mirrored" isOn onChange={ignore} />
      <Segments
        label="Side"
        options={[{ value: "front", label: "Front" }]}
        value="front"
        onValueChange={ignore}
      />
      <Verdict tone="ok" title="Read back" />
      <EmptyState title="Nothing yet">Make one.</EmptyState>
      <CardCover theme="gold-color">Cover</CardCover>
      <Toaster />
    </MemoryRouter>,
  );
  expect(html.match(/<[^>]* style=[^>]*>/g)).toBeNull();
  expect(html).not.toContain("<style");
  expect(html).toContain("Google");
});
