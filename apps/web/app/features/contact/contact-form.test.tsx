import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "../../ui/toast.tsx";
import { ContactForm } from "./contact-form.tsx";

let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ message: "Message sent successfully." }));
  });
  render(
    <>
      <ContactForm />
      <Toaster />
    </>,
  );
});

// By label: working out every role of the form for each would take most of the time.
const labelled = (label: string, selector: string) =>
  screen.getByLabelText((text) => text.startsWith(label), { selector });
const field = (label: string) => labelled(label, "input, textarea");
const choice = (label: string) => labelled(label, "button");
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByText("Send message"));

async function choose(label: string, option: string): Promise<void> {
  choice(label).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

/** The error is told, stays below its field, and the focus goes there. */
async function expectRefused(control: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(text));
  await waitFor(() => expect(document.activeElement).toBe(control));
  const ids = (control.getAttribute("aria-describedby") ?? "").split(" ");
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(" ")).toContain(text);
}

test("each rule has its words, told one after another", async () => {
  send();
  await expectRefused(field("Your name"), "Please enter your name.");
  for (const text of [
    "Please enter your email address.",
    "Please tell us how you heard about us.",
    "Please choose what we can help you with.",
    "Please write a message.",
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  fill("Your name", "n".repeat(101));
  send();
  await expectRefused(field("Your name"), "Please use 100 characters or fewer.");
  fill("Your name", "Robin");
  fill("Email", "robin@");
  send();
  await expectRefused(field("Email"), "Please check your email address.");
  fill("Email", "robin@person.example");
  fill("Phone", "ring me");
  send();
  await expectRefused(field("Phone"), "Please check your phone number, or leave it out.");
  fill("Phone", "");
  send();
  await expectRefused(choice("How did you hear about us?"), "Please tell us how you heard about us.");
  await choose("How did you hear about us?", "Google");
  send();
  await expectRefused(choice("What can we help you with?"), "Please choose what we can help you with.");
  await choose("What can we help you with?", "Pricing");
  fill("Message", "   ");
  send();
  await expectRefused(field("Message"), "Please write a message.");
  expect(sent).toEqual([]);
  fill("Message", "Hello");
  send();
  expect(await screen.findByText("Message sent successfully.")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("a message has at most 150 words and 1000 characters, and the counter says where it stands", async () => {
  const TOO_LONG = "Message must be under 150 words.";
  fill("Your name", "Robin Sample");
  fill("Email", "robin@person.example");
  await choose("How did you hear about us?", "Someone told me");
  await choose("What can we help you with?", "Support");
  fill("Message", "word ".repeat(151));
  expect(screen.getByText("151 of 150 words")).toBeTruthy();
  send();
  await expectRefused(field("Message"), TOO_LONG);
  fill("Message", "w".repeat(1001));
  expect(screen.getByText("1001 of 1000 characters")).toBeTruthy();
  send();
  await expectRefused(field("Message"), TOO_LONG);
  expect(sent).toEqual([]);
  fill("Message", "word ".repeat(150));
  expect(screen.getByText("150 of 150 words")).toBeTruthy();
  send();
  expect(await screen.findByText("Message sent successfully.")).toBeTruthy();
  expect(sent).toHaveLength(1);
});
