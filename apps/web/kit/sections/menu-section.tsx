import { LogOut, Menu as MenuIcon, Monitor, Moon, Settings, Sun } from "lucide-react";
import { useState } from "react";
import { Button } from "../../app/ui/button.tsx";
import { Drawer } from "../../app/ui/drawer.tsx";
import { IconButton } from "../../app/ui/icon-button.tsx";
import { Logo } from "../../app/ui/logo.tsx";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from "../../app/ui/menu.tsx";
import { Row, Section } from "../section.tsx";

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
        <div className="flex min-h-13 items-center pl-1.5">
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
