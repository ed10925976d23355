import { Check } from "lucide-react";
import { Badge } from "../../app/ui/badge.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../app/ui/tabs.tsx";
import { Pair, Row, Section } from "../section.tsx";

export function TabSection() {
  return (
    <Section title="Tabs, badges">
      <Pair>
        <div data-card="teal-color">
          <Specimens label="Card" />
        </div>
        <Specimens label="Outside a card" />
      </Pair>
      <Row>
        <Badge>Forever Free</Badge>
        <Badge tone="accent">Most Popular</Badge>
        <Badge tone="success" icon={Check}>
          Active
        </Badge>
        <Badge tone="warning">Ends 3 December</Badge>
        <Badge tone="danger">Payment failed</Badge>
      </Row>
    </Section>
  );
}

function Specimens({ label }: { label: string }) {
  return (
    <Tabs defaultValue="info">
      <TabList label={label}>
        <Tab value="info">Info</Tab>
        <Tab value="bio">Bio</Tab>
      </TabList>
      <TabPanel value="info" className="pt-4">
        Phone, email and address.
      </TabPanel>
      <TabPanel value="bio" className="pt-4">
        A few sentences.
      </TabPanel>
    </Tabs>
  );
}
