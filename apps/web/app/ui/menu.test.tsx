import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Settings } from "lucide-react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from "./menu.tsx";

function ThemeMenu() {
  const [theme, setTheme] = useState("system");
  return (
    <Menu trigger={<Button>Theme</Button>}>
      <MenuRadioGroup label="Theme" value={theme} onValueChange={setTheme}>
        <MenuRadioItem value="system">System</MenuRadioItem>
        <MenuRadioItem value="dark">Dark</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

describe("Menu", () => {
  test("is opened and chosen from by keyboard, and gives the focus back", async () => {
    const onSelect = vi.fn();
    render(
      <Menu trigger={<IconButton label="Account" icon={Settings} />}>
        <MenuItem>Account Security</MenuItem>
        <MenuItem onSelect={onSelect}>Log out</MenuItem>
      </Menu>,
    );
    const trigger = screen.getByRole("button", { name: "Account" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  test("marks the choice that is in force", async () => {
    render(<ThemeMenu />);
    await userEvent.click(screen.getByRole("button", { name: "Theme" }));
    expect(screen.getByRole("menuitemradio", { name: "System" }).getAttribute("aria-checked")).toBe("true");
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    await userEvent.click(screen.getByRole("button", { name: "Theme" }));
    expect(screen.getByRole("menuitemradio", { name: "Dark" }).getAttribute("aria-checked")).toBe("true");
  });
});
