import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { helloForm } from "@visita/domain/messages/hello-form";
import TEXT from "@visita/domain/messages/hello-form/en";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { LanguageContext } from "../../app/lib/language.tsx";
import type { SharedCard } from "../shared-card.ts";
import { HelloForm } from "./hello-form.tsx";
import type { SentHello } from "./use-hello.ts";

const GIULIA: SharedCard = {
  cardid: "card-1",
  username: "giulia",
  fullname: "Giulia Ferrante",
  shortName: "Giulia",
  photo: null,
  url: "https://visita.example/c/giulia",
  origin: { link: "salone" },
};
const KWAME = {
  cardid: "k1",
  username: "kwame-asante",
  fullname: "Kwame Asante",
  occupation: "Structural Engineer",
  companyname: "Halden & Voss",
  profilepic: null,
  color: "seagreen-color",
  pausedAt: null,
  takenDownAt: null,
  contacts: { email: { value: "kwame@haldenvoss.example" }, phonenumber: { value: "+1 202 555 0117" } },
};

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
let sent: Record<string, unknown>[];

beforeAll(async () => void (await helloForm.load("en")));

beforeEach(() => {
  sent = [];
  answers = {
    "GET /api/public/hello/giulia": () => ({
      body: { stamp: "stamp-1", fullname: "Giulia Ferrante", sharedWith: null },
    }),
    "GET /api/auth/user": () => ({ body: { user: null } }),
    "POST /api/public/hello/giulia": () => ({ body: { message: "Sent" } }),
    "POST /api/card/getcards": () => ({ body: { data: [KWAME] } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    if (name === "POST /api/public/hello/giulia") sent.push(JSON.parse(String(init.body)));
    const { status = 200, body } = answers[name]?.() ?? { status: 404, body: {} };
    return { ok: status < 400, status, json: async () => body };
  });
});

function refuseWith(status: number, body: object) {
  answers["POST /api/public/hello/giulia"] = () => ({ status, body: { message: "", ...body } });
}

/** Everything that was already answered is shown: whether the visitor has cards, what became of the form. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

async function open() {
  const onSent = vi.fn<(what: SentHello) => void>();
  render(<HelloForm card={GIULIA} onSent={onSent} />);
  await settle();
  return onSent;
}

async function press(name: string) {
  act(() => screen.getByRole("button", { name }).click());
  await settle();
}

test("sends what was typed, by which link the visitor came, and the stamp of the form", async () => {
  const onSent = await open();
  await userEvent.type(screen.getByLabelText(/^Name/), "Marisol Echeverría");
  await userEvent.type(screen.getByLabelText("Email"), "marisol@rioclaro.example");
  await userEvent.type(screen.getByLabelText("Note"), "Ciao");
  screen.getByText("4 of 500");
  await press("Send to Giulia");
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      name: "Marisol Echeverría",
      email: "marisol@rioclaro.example",
      phone: "",
      company: "",
      role: "",
      note: "Ciao",
      link: "salone",
      website: "",
      stamp: "stamp-1",
      isShared: false,
    },
  ]);
});

test("says before sending that a team gets the details too, and tells the server that it did", async () => {
  answers["GET /api/public/hello/giulia"] = () => ({
    body: { stamp: "stamp-1", fullname: "Giulia Ferrante", sharedWith: "Officina Brera" },
  });
  const onSent = await open();
  expect(screen.getByRole("note").textContent).toBe("Giulia and Officina Brera get these details.");
  expect(screen.queryByText(/^Only Giulia/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Name/), "Marisol Echeverría");
  await press("Send to Giulia");
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toMatchObject([{ isShared: true }]);
  expect(onSent.mock.calls[0]?.[0]).toMatchObject({ sharedWith: "Officina Brera" });
});

test("puts the server's refusals beside the fields alone, and the focus in the first of them", async () => {
  const fields = { phone: TEXT.phoneInvalid, email: TEXT.emailInvalid };
  refuseWith(400, { error: "invalid", code: "invalid_input", fields });
  await open();
  await press("Send to Giulia");
  const email = screen.getByLabelText("Email");
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(`${email.getAttribute("aria-describedby")}`)?.textContent).toBe(
    TEXT.emailInvalid,
  );
  expect(screen.getByText(TEXT.phoneInvalid)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("refusals are shown as the server words them, and silence in the language of the page", async () => {
  const fields = { name: "Bitte gib deinen Namen ein." };
  refuseWith(400, { error: "invalid", code: "invalid_input", fields });
  await helloForm.load("de");
  render(
    <LanguageContext value="de">
      <HelloForm card={GIULIA} onSent={vi.fn()} />
    </LanguageContext>,
  );
  await settle();
  await press("An Giulia senden");
  expect(await screen.findByText(fields.name)).toBeTruthy();
  refuseWith(502, { error: undefined });
  await press("An Giulia senden");
  expect(await screen.findByText("Keine Verbindung. Bitte versuch es noch einmal.")).toBeTruthy();
});

test("whoever was too quick presses once more, with the same stamp; one that is over is asked for again", async () => {
  let stamps = 0;
  answers["GET /api/public/hello/giulia"] = () => ({ body: { stamp: `stamp-${++stamps}`, fullname: "" } });
  refuseWith(409, { error: TEXT.formNotReady, code: "form_not_ready" });
  const opened = Date.now();
  await open();
  await press("Send to Giulia");
  expect(screen.getByRole("alert").textContent).toBe(TEXT.formNotReady);
  await press("Send to Giulia");
  vi.spyOn(Date, "now").mockReturnValue(opened + 25 * 60 * 60_000);
  await press("Send to Giulia");
  await press("Send to Giulia");
  expect(sent.map(({ stamp }) => stamp)).toEqual(["stamp-1", "stamp-1", "stamp-1", "stamp-2"]);
});

test("details that were changed after they arrived go out with a new stamp", async () => {
  let stamps = 0;
  answers["GET /api/public/hello/giulia"] = () => ({ body: { stamp: `stamp-${++stamps}`, fullname: "" } });
  refuseWith(409, { error: TEXT.formUsed, code: "form_used" });
  await open();
  await press("Send to Giulia");
  expect(screen.getByRole("alert").textContent).toBe(TEXT.formUsed);
  await press("Send to Giulia");
  expect(sent.map(({ stamp }) => stamp)).toEqual(["stamp-1", "stamp-2"]);
});

test("a card that has gone meanwhile says so, and the text stays", async () => {
  refuseWith(410, { error: TEXT.gone, code: "card_gone" });
  await open();
  await userEvent.type(screen.getByLabelText("Note"), "A long story");
  await press("Send to Giulia");
  expect((await screen.findByRole("alert")).textContent).toBe(TEXT.gone);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("A long story");
});

test("somebody with a card sends it in one press", async () => {
  answers["GET /api/auth/user"] = () => ({ body: { user: { userid: "u2" } } });
  const onSent = await open();
  await screen.findByText("/c/kwame-asante");
  expect(screen.queryByLabelText("Email")).toBeNull();
  await press("Send to Giulia");
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ name: "Kwame Asante", phone: "+1 202 555 0117", card: "k1" });
});

test("the details go out without the card, too", async () => {
  answers["GET /api/auth/user"] = () => ({ body: { user: { userid: "u2" } } });
  const onSent = await open();
  const box = await screen.findByLabelText("Send my card with it");
  expect(screen.getByText(/^Only Giulia gets these details and your card\./)).toBeTruthy();
  await userEvent.click(box);
  expect(screen.getByText(/^Only Giulia gets these details\. /)).toBeTruthy();
  expect(screen.queryByText(/and your card/)).toBeNull();
  await press("Send to Giulia");
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ name: "Kwame Asante", email: "kwame@haldenvoss.example" });
  expect(sent[0]).not.toHaveProperty("card");
});

test("they can change the details, or leave the card out", async () => {
  answers["GET /api/auth/user"] = () => ({ body: { user: { userid: "u2" } } });
  const onSent = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Change" }));
  await userEvent.clear(screen.getByLabelText("Phone"));
  await userEvent.click(screen.getByLabelText("Send my card with it"));
  await press("Send to Giulia");
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ name: "Kwame Asante", phone: "" });
  expect(sent[0]).not.toHaveProperty("card");
});
