import {
  BookmarkX,
  Check,
  LogOut,
  Menu as MenuIcon,
  Monitor,
  Moon,
  Pencil,
  Plus,
  QrCode,
  Settings,
  Share2,
  Sun,
  Trash2,
  UserRoundPlus,
  X,
} from "lucide-react";
import { useState } from "react";
import { Badge } from "../../app/ui/badge.tsx";
import { Button } from "../../app/ui/button.tsx";
import { Drawer } from "../../app/ui/dialog.tsx";
import { IconButton } from "../../app/ui/icon-button.tsx";
import { ButtonLink, TextLink } from "../../app/ui/links.tsx";
import { Logo } from "../../app/ui/logo.tsx";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from "../../app/ui/menu.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../app/ui/tabs.tsx";
import { Pair, Row, Section, Specimen } from "../section.tsx";

export function ButtonSection() {
  return (
    <Section title="Button">
      <Row>
        <Specimen name="primary">
          <Button>Get Started</Button>
        </Specimen>
        <Specimen name="hover">
          <Button className="bg-primary-hover!">Get Started</Button>
        </Specimen>
        <Specimen name="focus">
          <Button className="outline-3 outline-offset-2 outline-accent outline-solid">Get Started</Button>
        </Specimen>
        <Specimen name="busy">
          <Button isBusy busyLabel="Sending...">
            Get Started
          </Button>
        </Specimen>
        <Specimen name="disabled">
          <Button disabled>Get Started</Button>
        </Specimen>
      </Row>
      <Row>
        <Specimen name="secondary">
          <Button variant="secondary" icon={Share2}>
            Share
          </Button>
        </Specimen>
        <Specimen name="secondary, busy">
          <Button variant="secondary" icon={Share2} isBusy busyLabel="Sharing...">
            Share
          </Button>
        </Specimen>
        <Specimen name="ghost">
          <Button variant="ghost" icon={BookmarkX}>
            Remove
          </Button>
        </Specimen>
        <Specimen name="danger">
          <Button variant="danger">Cancel Subscription</Button>
        </Specimen>
        <Specimen name="link, large">
          <ButtonLink to="/new" size="lg" icon={Plus}>
            Add Business Card
          </ButtonLink>
        </Specimen>
      </Row>
      <Row>
        <div data-card="blue-color-one">
          <Specimen name="card, 56 high">
            <Button variant="card" size="lg" icon={UserRoundPlus}>
              Add to Contact
            </Button>
          </Specimen>
        </div>
        <div data-card="gold-color">
          <Specimen name="card, gold-color">
            <Button variant="card" size="lg" icon={UserRoundPlus}>
              Add to Contact
            </Button>
          </Specimen>
        </div>
        <Specimen name="icon">
          <IconButton label="QR" icon={QrCode} variant="outline" />
        </Specimen>
        <Specimen name="icon, 56">
          <IconButton label="Share" icon={Share2} variant="outline" size="lg" />
        </Specimen>
        <Specimen name="icon ghost">
          <IconButton label="Close" icon={X} />
        </Specimen>
        <Specimen name="icon danger">
          <IconButton label="Delete" icon={Trash2} variant="danger" />
        </Specimen>
        <Specimen name="icon disabled">
          <IconButton label="Edit" icon={Pencil} disabled />
        </Specimen>
      </Row>
      <Button variant="primary" size="lg" isFull>
        Full width
      </Button>
      <p>
        A link in a sentence: <TextLink to="/terms">Terms of Service</TextLink>.
      </p>
    </Section>
  );
}

export function MenuSection() {
  const [theme, setTheme] = useState("system");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Menu, drawer, tooltip">
      <Row>
        <Menu trigger={<Button variant="secondary">Theme</Button>}>
          <MenuRadioGroup label="Theme" value={theme} onValueChange={setTheme}>
            <MenuRadioItem value="light" icon={Sun}>
              Light
            </MenuRadioItem>
            <MenuRadioItem value="dark" icon={Moon}>
              Dark
            </MenuRadioItem>
            <MenuRadioItem value="system" icon={Monitor}>
              System
            </MenuRadioItem>
          </MenuRadioGroup>
        </Menu>
        <Menu trigger={<IconButton label="Account" icon={Settings} variant="outline" />}>
          <MenuItem icon={Settings}>Account Security</MenuItem>
          <MenuItem icon={LogOut} tone="danger">
            Log out
          </MenuItem>
        </Menu>
        <IconButton label="Open menu" icon={MenuIcon} onClick={() => setIsOpen(true)} />
      </Row>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} label="Menu">
        <div className="flex min-h-13 items-center ps-1.5">
          <Logo brand="Visita" height={28} />
        </div>
        <nav className="grid gap-0.5">
          <a href="#dashboard" className="flex min-h-control items-center rounded-md px-3.5">
            Dashboard
          </a>
          <a href="#favorites" className="flex min-h-control items-center rounded-md px-3.5">
            Favorites
          </a>
        </nav>
      </Drawer>
    </Section>
  );
}

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
