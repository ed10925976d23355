import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { HowTo, Steps } from "../piece-layout.tsx";

const PROGRAMS = [
  {
    name: "Gmail",
    steps: [
      "Press Copy.",
      "In Gmail open Settings, See all settings, and go down to Signature.",
      "Make a new signature, paste into its field, and press Save Changes at the end of the page.",
    ],
  },
  {
    name: "Outlook",
    steps: [
      "Press Copy.",
      "In Outlook open Settings, Accounts, Signatures; in the older program File, Options, Mail, Signatures.",
      "Make a new signature, paste into its field, choose it for new messages, and press Save.",
    ],
  },
  {
    name: "Apple Mail",
    steps: [
      "Press Copy.",
      "In Mail open Settings, Signatures, choose the account and press +.",
      "Turn off “Always match my default message font”, and paste over what stands in the field.",
    ],
  },
  {
    name: "Thunderbird",
    steps: [
      "Press Copy HTML.",
      "In Thunderbird open Account Settings and choose the account.",
      "Tick “Use HTML” above the signature’s field, and paste into it.",
    ],
  },
] as const;

export function MailSteps() {
  return (
    <HowTo>
      <Tabs defaultValue={PROGRAMS[0].name}>
        <TabList
          label="Mail programs"
          className="overflow-x-auto overflow-y-hidden [&>*]:px-1! [&>*]:whitespace-nowrap"
        >
          {PROGRAMS.map(({ name }) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {PROGRAMS.map(({ name, steps }) => (
          <TabPanel key={name} value={name} className="pt-4.5">
            <Steps steps={steps} />
          </TabPanel>
        ))}
      </Tabs>
    </HowTo>
  );
}
