import { fireEvent, render, screen } from "@testing-library/react";
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
    await userEvent.tab();
    const trigger = () => screen.getByRole("button", { name: "Account" });
    await vi.waitFor(() => expect(trigger().dataset["state"]).toBe("closed"));
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Log out" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  test("marks the choice that is in force", async () => {
    render(<ThemeMenu />);
    const trigger = () => screen.getByRole("button", { name: "Theme" });
    await userEvent.hover(trigger());
    await vi.waitFor(() => expect(trigger().dataset["state"]).toBe("closed"));
    await userEvent.click(trigger());
    const system = await screen.findByRole("menuitemradio", { name: "System" });
    expect(system.getAttribute("aria-checked")).toBe("true");
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    await userEvent.click(trigger());
    expect(screen.getByRole("menuitemradio", { name: "Dark" }).getAttribute("aria-checked")).toBe("true");
  });

  test("opens by itself when it was pressed before it had come", async () => {
    render(<ThemeMenu />);
    fireEvent.pointerDown(screen.getByRole("button", { name: "Theme" }));
    expect(await screen.findByRole("menuitemradio", { name: "System" })).toBeTruthy();
  });
});
