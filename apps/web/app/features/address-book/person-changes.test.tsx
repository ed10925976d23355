import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Person } from "@visita/domain/address-book/person.contract";
import { type PersonDraft, readPersonFields } from "@visita/domain/address-book/person.rules";
import TEXT from "@visita/domain/answers/person/en";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import { openPages } from "../../../test/open-pages.tsx";
import { PersonPanel } from "./person-panel.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const KWAME: Person = {
  personid: "p1",
  name: "Kwame Asante",
  email: "kwame@haldenvoss.example",
  phone: "+1 202 555 0117",
  company: "Halden & Voss",
  role: "Structural Engineer",
  met: "Salone del Mobile",
  tags: ["Follow up"],
  origin: "left",
  addedAt: Date.UTC(2026, 3, 23, 12),
  card: null,
  linkid: null,
  isNew: false,
  sentCard: null,
  note: "",
  ownNote: "Old note",
  version: 1,
};

/** As the server has it. */
let stored: Person;
/** Changes are answered once it resolves. */
let gate: Promise<void>;

beforeEach(() => {
  stored = KWAME;
  gate = Promise.resolve();
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: true, onchange: null }),
  );
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { status, body } = await answer(`${init.method ?? "GET"} ${url}`, String(init.body));
    return new Response(JSON.stringify(body), { status });
  });
});

async function answer(call: string, sent: string): Promise<{ status: number; body: unknown }> {
  if (call === "GET /api/auth/user") return { status: 200, body: { user: USER } };
  if (call === "GET /api/contacts/p1") return { status: 200, body: stored };
  if (call !== "PATCH /api/contacts/p1") return { status: 404, body: {} };
  await gate;
  const { version, ...draft }: Partial<PersonDraft> & { version?: number } = JSON.parse(sent);
  if (version !== undefined && version !== stored.version) {
    return errorResponse("person_changed", TEXT.changed);
  }
  change(readPersonFields(draft).fields as Partial<Person>);
  return { status: 200, body: stored };
}

/** On the server, by whichever tab. */
function change(changes: Partial<Person>) {
  stored = { ...stored, ...changes, version: stored.version + 1 };
}

async function open() {
  const panel = <PersonPanel userid="u1" personid="p1" tags={[]} onClose={() => {}} />;
  openPages([{ path: "/contacts", element: panel }], { at: "/contacts" });
  const user = userEvent.setup();
  const details = within(await screen.findByRole("article", { name: "Kwame Asante" }));
  const note = await details.findByLabelText<HTMLTextAreaElement>("Your note");
  return { user, details, note };
}

const editForm = async () => within(await screen.findByRole("dialog", { name: "Edit Kwame Asante" }));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a note that was changed in Edit is shown, and written on from there", async () => {
  const { user, details, note } = await open();
  await user.click(details.getByRole("button", { name: "Edit" }));
  const form = await editForm();
  await user.clear(form.getByLabelText("Your note"));
  await user.type(form.getByLabelText("Your note"), "New note");
  await user.click(form.getByRole("button", { name: "Save" }));
  await closed();
  await waitFor(() => expect(note.value).toBe("New note"));
  await user.type(note, ", longer");
  await user.tab();
  await waitFor(() => expect(stored.ownNote).toBe("New note, longer"));
});

test("a note that was typed right before Edit stays when another field is saved there", async () => {
  const { user, details, note } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  await user.clear(note);
  await user.type(note, "Ask for the tables");
  await user.click(details.getByRole("button", { name: "Edit" }));
  const form = await editForm();
  resolve();
  await waitFor(() =>
    expect(form.getByLabelText<HTMLTextAreaElement>("Your note").value).toBe("Ask for the tables"),
  );
  await user.clear(form.getByLabelText("Role"));
  await user.type(form.getByLabelText("Role"), "Engineer");
  await user.click(form.getByRole("button", { name: "Save" }));
  await closed();
  expect(stored).toMatchObject({ role: "Engineer", ownNote: "Ask for the tables" });
  expect(note.value).toBe("Ask for the tables");
});

test("a blank after the last word stays while the note is saved", async () => {
  const { user, details, note } = await open();
  await user.type(note, ", and ");
  await details.findByText("Saved");
  expect(note.value).toBe("Old note, and ");
  await user.type(note, "more");
  await user.tab();
  await waitFor(() => expect(stored.ownNote).toBe("Old note, and more"));
});

test("a note of another tab is not overwritten: that is told, and what was typed stays", async () => {
  const { user, details, note } = await open();
  change({ ownNote: "From the phone" });
  await user.click(note);
  await user.paste(", from here");
  await user.tab();
  expect(await details.findByText(TEXT.changed)).toBeTruthy();
  expect([note.value, stored.ownNote]).toEqual(["Old note, from here", "From the phone"]);
  await user.type(note, "!");
  await user.tab();
  await waitFor(() => expect(stored.ownNote).toBe("Old note, from here!"));
});

test("tags of another tab are not overwritten: they are shown, and what was typed stays", async () => {
  const { user, details } = await open();
  change({ tags: ["Follow up", "Press"] });
  await user.click(details.getByRole("button", { name: "Add a tag" }));
  await user.type(details.getByLabelText("New tag"), "Fair{Enter}");
  expect(await screen.findByText(TEXT.changed)).toBeTruthy();
  expect(await details.findByRole("button", { name: "Remove tag Press" })).toBeTruthy();
  expect(stored.tags).toEqual(["Follow up", "Press"]);
  await user.click(details.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(stored.tags).toEqual(["Follow up", "Press", "Fair"]));
});

test("a note and a tag that are changed at once are both saved", async () => {
  const { user, details, note } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  await user.clear(note);
  await user.type(note, "Ask for the tables");
  await user.click(details.getByRole("button", { name: "Remove tag Follow up" }));
  resolve();
  await waitFor(() => expect(stored).toMatchObject({ ownNote: "Ask for the tables", tags: [] }));
});

test("a change elsewhere to another field is no conflict", async () => {
  const { user, details, note } = await open();
  change({ tags: ["Press"] });
  await user.click(note);
  await user.paste(", longer");
  await user.tab();
  await details.findByText("Saved");
  expect(stored).toMatchObject({ ownNote: "Old note, longer", tags: ["Press"] });
  expect(await details.findByRole("button", { name: "Remove tag Press" })).toBeTruthy();
});

test("a conflict in Edit is told once: what nobody touched is then the newer, and can be saved", async () => {
  const { user, details } = await open();
  await user.click(details.getByRole("button", { name: "Edit" }));
  const form = await editForm();
  await user.clear(form.getByLabelText("Role"));
  await user.type(form.getByLabelText("Role"), "Engineer");
  change({ role: "Partner", company: "Voss" });
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(TEXT.changed)).toBeTruthy();
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>("Company").value).toBe("Voss"));
  expect(form.getByLabelText<HTMLInputElement>("Role").value).toBe("Engineer");
  expect(stored.role).toBe("Partner");
  await user.click(form.getByRole("button", { name: "Save" }));
  await closed();
  expect(stored).toMatchObject({ role: "Engineer", company: "Voss" });
});

test("an answer to an earlier save does not bring an older note back", async () => {
  const { user, details, note } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  await user.click(note);
  await user.paste(", longer");
  await user.tab();
  await user.click(note);
  await user.paste(" still");
  await user.tab();
  resolve();
  await details.findByText("Saved");
  expect([note.value, stored.ownNote]).toEqual(["Old note, longer still", "Old note, longer still"]);
});
