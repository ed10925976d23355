import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

test("tabs are changed by arrow keys, and the panel is named by its tab", async () => {
  render(
    <Tabs defaultValue="info">
      <TabList label="Card">
        <Tab value="info">Info</Tab>
        <Tab value="bio">Bio</Tab>
      </TabList>
      <TabPanel value="info">Phone and email</TabPanel>
      <TabPanel value="bio">A few sentences</TabPanel>
    </Tabs>,
  );
  expect(screen.getByRole("tablist", { name: "Card" })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Info" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Bio" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "Bio" }).textContent).toBe("A few sentences");
  expect(screen.queryByText("Phone and email")).toBeNull();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tabpanel", { name: "Info" }).textContent).toBe("Phone and email");
});
