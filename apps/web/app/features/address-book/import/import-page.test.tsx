import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import TEXT from "@visita/domain/answers/person/en";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { ImportPage } from "./import-page.tsx";

const LOOK: PeopleImportLook = {
  kind: "csv",
  columns: [
    { name: "Nome e cognome", first: "Giovanna D’Angelo", field: "name" },
    { name: "E-mail", first: "giovanna@casalunga.example", field: "email" },
    { name: "Stand", first: "H3, D41", field: null },
    { name: "Telex", first: "", field: null },
  ],
  firstFive: [
    {
      name: "Kwame Asante",
      email: "kwame@haldenvoss.example",
      phone: "",
      company: "Halden & Voss",
      role: "",
      isHere: true,
    },
  ],
  people: 312,
  duplicates: { count: 14, names: ["Kwame Asante", "佐藤 美咲", "Ingrid Solberg", "A", "B"] },
  leftOut: { count: 3, rows: [{ row: 88, reason: "empty" }], values: [{ name: "Stand", count: 12 }] },
  total: 248,
  max: 10_000,
};

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer | Promise<Answer>>;
let calls: string[];
let types: (string | null)[];

beforeEach(() => {
  calls = [];
  types = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: null } }),
    "POST /api/contacts/import/look": () => ({ body: LOOK }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(made);
    if (init.body instanceof Blob) types.push(new Headers(init.headers).get("content-type"));
    const { status = 200, body } = (await answers[made]?.()) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

async function open() {
  const pages = [
    { path: "/contacts/import", element: <ImportPage userid="u1" /> },
    { path: "/contacts", element: <p>All of them</p> },
  ];
  openPages(pages, { at: "/contacts/import" });
  const user = userEvent.setup();
  await screen.findByRole("heading", { name: "Import contacts" });
  return user;
}

async function choose(file: File) {
  const user = await open();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  await user.upload(input as HTMLInputElement, file);
  return user;
}

const leads = () => new File(["Nome e cognome,E-mail,Stand\n"], "salone-leads.csv", { type: "text/csv" });

test("shows what a file would bring, and writes nothing", async () => {
  await choose(leads());
  expect(
    await screen.findByText("salone-leads.csv, 312 contacts. Nothing is saved until you press Import."),
  ).toBeTruthy();
  expect(
    screen.getByText("Same email or phone: Kwame Asante, 佐藤 美咲, Ingrid Solberg and 11 more."),
  ).toBeTruthy();
  expect(
    screen.getByText(/298 new, 14 merged, 3 skipped\. 546 of 10,000 contacts after the import\./),
  ).toBeTruthy();
  expect(screen.getByText("Not imported, with the number of contacts affected: Stand (12).")).toBeTruthy();
  expect(screen.queryByText("Telex")).toBeNull();
  expect(screen.getAllByText("Already here").length).toBeGreaterThan(0);
  expect(types).toEqual(["application/octet-stream"]);
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /api/contacts/import/look"]);
});

test("a column that is matched anew takes its field from another one", async () => {
  const matched = "POST /api/contacts/import/look?columns=%2Cemail%2Cname%2C";
  answers[matched] = () => ({ body: LOOK });
  const user = await choose(leads());
  await user.click(await screen.findByRole("combobox", { name: "What is in Stand" }));
  await user.click(await screen.findByRole("option", { name: "Name" }));
  await waitFor(() => expect(calls).toContain(matched));
});

test("several columns can be emails", async () => {
  const matched = "POST /api/contacts/import/look?columns=name%2Cemail%2Cemail%2C";
  answers[matched] = () => ({ body: LOOK });
  const user = await choose(leads());
  await user.click(await screen.findByRole("combobox", { name: "What is in Stand" }));
  await user.click(await screen.findByRole("option", { name: "Email" }));
  await waitFor(() => expect(calls).toContain(matched));
});

test("a change of a column stays when another one follows before its answer", async () => {
  const matched = "POST /api/contacts/import/look?columns=name%2C%2Ccompany%2C";
  answers["POST /api/contacts/import/look?columns=name%2Cemail%2Ccompany%2C"] = () => new Promise(() => {});
  answers[matched] = () => ({ body: LOOK });
  const user = await choose(leads());
  await user.click(await screen.findByRole("combobox", { name: "What is in Stand" }));
  await user.click(await screen.findByRole("option", { name: "Company" }));
  await user.click(await screen.findByRole("combobox", { name: "What is in E-mail" }));
  await user.click(await screen.findByRole("option", { name: "Skip" }));
  await waitFor(() => expect(calls).toContain(matched));
});

test("brings everybody in with one tag, and returns to the contacts", async () => {
  const call = "POST /api/contacts/import?duplicates=skip&tag=Salone+2026&columns=name%2Cemail%2C%2C";
  answers[call] = () => ({ body: { added: 298, merged: 0, skipped: 14, leftOut: 3 } });
  const user = await choose(leads());
  await user.click(await screen.findByLabelText(/^Skip/));
  await user.type(screen.getByLabelText(/^Tag for all/), "Salone 2026");
  await user.click(screen.getByRole("button", { name: "Import 298 contacts" }));
  expect(await screen.findByText("All of them")).toBeTruthy();
  expect(calls).toContain(call);
});

test("a contact file has no columns to match", async () => {
  answers["POST /api/contacts/import/look"] = () => ({ body: { ...LOOK, kind: "vcf", columns: [] } });
  await choose(new File(["BEGIN:VCARD"], "people.vcf", { type: "text/vcard" }));
  expect(await screen.findByRole("heading", { name: "First five" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Match the columns" })).toBeNull();
});

test("says why a file cannot be read, and offers to choose another", async () => {
  answers["POST /api/contacts/import/look"] = () => ({
    status: 400,
    body: { error: TEXT.notAFile, message: TEXT.notAFile, code: "invalid_input" },
  });
  await choose(new File(["?"], "people.csv", { type: "text/csv" }));
  expect((await screen.findByRole("alert")).textContent).toContain(TEXT.notAFile);
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeTruthy();
});
