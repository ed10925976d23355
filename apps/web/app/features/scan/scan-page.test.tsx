import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Person } from "@visita/domain/address-book/person.contract";
import FAVOURITE_TEXT from "@visita/domain/answers/favourite/en";
import type { KeepScannedInput, KeptScan } from "@visita/domain/scan/scan.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { listScans, readOccasions } from "./public/scan-store.ts";
import { UnsentScans } from "./public/unsent-scans.tsx";
import { ScanPage } from "./scan-page.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const NADIA = {
  username: "nadia-rahal",
  fullname: "Nadia Rahal",
  occupation: "Curator",
  companyname: "Harbour Museum",
  profilepic: null,
  color: "gold-color",
  contacts: { phonenumber: { value: "+1 202 555 0190" } },
};
const PERSON = {
  personid: "p1",
  version: 1,
  sentCard: null,
} as Person;
const CARDS = [
  { cardid: "c1", username: "giulia", fullname: "Giulia Ferrante", color: "blue-color-one" },
  { cardid: "c2", username: "giulia-2", fullname: "Giulia Ferrante", color: "blue-color-one" },
];
const FAIR = { linkid: "t1", name: "Frankfurt Fair" };
const SALONE = { linkid: "l1", name: "Salone del Mobile", overSince: null };

const vcard = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].join("\r\n");
const KWAME = vcard("FN:Kwame Asante", "TITLE:Engineer", "TEL:+1 202 555 0117", "EMAIL:kwame@halden.example");

type Answer = { status?: number; body: unknown };
let answers: Record<string, (body: string) => Answer>;
let sent: KeepScannedInput[];
let calls: string[];
let isOnline: boolean;
/** What the next photo shows. */
let codeText: string | undefined;
let isWide: boolean;

beforeEach(() => {
  sent = [];
  calls = [];
  isOnline = true;
  isWide = true;
  codeText = undefined;
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "POST /api/card/getcards": () => ({ body: { data: CARDS } }),
    "GET /api/card/links/c1": () => ({
      body: { username: "giulia", links: [SALONE], ofTeam: [FAIR], live: 1 },
    }),
    "GET /api/card/links/c2": () => ({ body: { username: "giulia-2", links: [], ofTeam: [FAIR], live: 0 } }),
    "GET /api/card/nadia-rahal": () => ({ body: NADIA }),
    "GET /api/card/gone": () => ({ status: 410, body: { code: "card_gone", error: "Gone" } }),
    "POST /api/contacts/scanned": (body) => ({ status: 201, body: kept(JSON.parse(body)) }),
    "DELETE /api/contacts/p1": () => ({ body: { undoUntil: 0 } }),
    "POST /api/auth/logout": () => ({ body: { message: "Bye" } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    const made = `${init.method ?? "GET"} ${url}`;
    const body = typeof init.body === "string" ? init.body : "";
    calls.push(made);
    if (made === "POST /api/contacts/scanned") sent.push(JSON.parse(body));
    const { status = 200, body: answer } = answers[made]?.(body) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide, onchange: null }),
  );
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  showCodes();
});

/** What browsers have and jsdom has not: pictures, and codes in them. */
function showCodes() {
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    if (file.type !== "image/jpeg") throw new DOMException("unknown", "InvalidStateError");
    return { width: 100, height: 100, close: () => undefined };
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = async () => ["qr_code"];
      detect = async () =>
        codeText === undefined ? [] : [{ rawValue: codeText, boundingBox: new DOMRect(20, 20, 50, 50) }];
    },
  );
  vi.stubGlobal("DOMRect", Object);
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
}

function kept({ person, card }: KeepScannedInput, given: Partial<KeptScan> = {}): KeptScan {
  const name = person?.name ?? (card ? NADIA.fullname : "");
  return {
    person: { ...PERSON, name },
    wasHere: false,
    isLinkAdded: false,
    before: null,
    favourite: card ? "c9" : null,
    isFavouriteRefused: false,
    ...given,
  };
}

function SignOut() {
  const { currentUser, logout } = useSession();
  return currentUser ? (
    <button type="button" onClick={() => void logout()}>
      Log out
    </button>
  ) : (
    <p>Signed out</p>
  );
}

function open() {
  const page = (
    <>
      <ScanPage userid="u1" frame={({ children }) => children} />
      <SignOut />
      <UnsentScans />
    </>
  );
  openPages(
    [
      { path: "/contacts/scan", element: page },
      { path: "/", element: <p>Home</p> },
    ],
    { at: "/contacts/scan", settings: { publicUrl: "https://visita.example", brand: "Visita" } },
  );
  return userEvent.setup();
}

async function choose(text: string | undefined, type = "image/jpeg") {
  codeText = text;
  const [input] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  await userEvent.upload(input as HTMLInputElement, new File(["x"], "code", { type }), {
    applyAccept: false,
  });
}

const keep = () => userEvent.click(screen.getByRole("button", { name: "Keep" }));

test("a contact in a photo is shown as text and kept with where one met", async () => {
  const user = open();
  await user.click(await screen.findByRole("combobox", { name: "Met at" }));
  const salone = await screen.findByRole("option", { name: "Salone del Mobile" });
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual(["Salone del Mobile", "Frankfurt Fair", "No link"]);
  await user.click(salone);
  await choose(KWAME);
  const heading = await screen.findByRole("heading", { name: "Kwame Asante" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText("kwame@halden.example").closest("a")).toBeNull();
  expect(screen.getByText("Met at Salone del Mobile")).toBeTruthy();
  await keep();
  expect(await screen.findByText("Kwame Asante is kept")).toBeTruthy();
  expect(await screen.findByText("Sent")).toBeTruthy();
  expect(sent).toMatchObject(
    [
      { linkid: "l1", person: { name: "Kwame Asante", phone: "+1 202 555 0117" }, scanid: /^[0-9a-f]{32}$/ },
    ].map(({ scanid: _, ...input }) => input),
  );
  expect(screen.queryByRole("button", { name: "Keep" })).toBeNull();
});

test("a card of this installation is shown with its photo and kept as a favorite", async () => {
  open();
  await choose("https://visita.example/c/nadia-rahal");
  expect(await screen.findByRole("heading", { name: "Nadia Rahal" })).toBeTruthy();
  expect(screen.getByText("+1 202 555 0190")).toBeTruthy();
  expect(screen.getByText("A Visita card, /c/nadia-rahal")).toBeTruthy();
  expect(screen.getByText(/kept as a favorite too/)).toBeTruthy();
  await keep();
  await waitFor(() => expect(sent).toMatchObject([{ card: { username: "nadia-rahal" } }]));
});

test("a card without room among the favorites is kept in Contacts, and that is told", async () => {
  answers["POST /api/contacts/scanned"] = (body) => ({
    status: 201,
    body: kept(JSON.parse(body), { wasHere: true, favourite: null, isFavouriteRefused: true }),
  });
  open();
  await choose("https://visita.example/c/nadia-rahal");
  await screen.findByRole("heading", { name: "Nadia Rahal" });
  await keep();
  expect(
    await screen.findByText("Nadia Rahal is kept, but not as a favorite: your favorites are full"),
  ).toBeTruthy();
  expect(screen.getByText(/^Not a favorite, as your favorites are full, /)).toBeTruthy();
});

test("a profile address is not opened, and asks for a name", async () => {
  const user = open();
  await choose("https://www.linkedin.com/in/eleni-papadopoulou");
  expect(await screen.findByText("Not opened, only read")).toBeTruthy();
  const field = screen.getByRole("textbox", { name: /Name/ });
  expect((field as HTMLInputElement).value).toBe("Eleni Papadopoulou");
  await user.clear(field);
  await keep();
  expect(screen.getByText("Please enter a name.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(field, "Eleni P.{Enter}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.person).toEqual({
    name: "Eleni P.",
    ownNote: "https://www.linkedin.com/in/eleni-papadopoulou",
  });
  expect(calls.filter((call) => call.includes("linkedin"))).toEqual([]);
});

test("somebody who was here already is told, with the link that was added", async () => {
  answers["POST /api/contacts/scanned"] = (body) => ({
    status: 201,
    body: kept(JSON.parse(body), { wasHere: true, isLinkAdded: true, before: { met: "", linkid: null } }),
  });
  answers["PATCH /api/contacts/p1"] = () => ({
    status: 409,
    body: { code: "person_changed", error: "Changed" },
  });
  const user = open();
  await choose(KWAME);
  await screen.findByRole("heading", { name: "Kwame Asante" });
  await keep();
  expect(await screen.findByText("Kwame Asante was here already, link added")).toBeTruthy();
  expect(screen.getByText(/^Was here already, link added, /)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo keeping Kwame Asante" }));
  expect(await screen.findByText("Kwame Asante was changed since and stays as it is now.")).toBeTruthy();
});

test.each([
  ["a code of nobody", "https://fair.example/programme", "image/jpeg", "This code holds no contact"],
  [
    "a photo without a code",
    undefined,
    "image/jpeg",
    "No code found in this photo. Try one that is closer and sharper.",
  ],
  ["no photo", KWAME, "text/plain", "This photo cannot be opened here. Please choose a JPEG, PNG or WebP."],
])("of %s one is told why nothing is kept", async (_, text, type, message) => {
  open();
  await screen.findByRole("heading", { name: "Kept today" });
  await choose(text, type);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Keep" })).toBeNull();
});

test.each([
  ["one’s own card", "https://visita.example/c/giulia", "This is your own card"],
  ["a card that is not shown", "https://visita.example/c/gone", "This card is not shown right now"],
])("%s is not kept", async (_, text, message) => {
  open();
  await choose(text);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Keep" })).toBeNull();
});

test("without a network all waits on the device, survives a reload, and is sent once", async () => {
  open();
  await screen.findByRole("combobox", { name: "Met at" });
  isOnline = false;
  window.dispatchEvent(new Event("offline"));
  expect(await screen.findByText("No network right now")).toBeTruthy();
  await choose(KWAME);
  await screen.findByRole("heading", { name: "Kwame Asante" });
  await keep();
  expect(await screen.findByText("Kwame Asante waits for the network")).toBeTruthy();
  await choose("https://visita.example/c/nadia-rahal");
  expect(await screen.findByText("Name comes with the network")).toBeTruthy();
  await keep();
  expect(await screen.findByText("2 waiting")).toBeTruthy();
  expect(screen.getByText("/c/nadia-rahal")).toBeTruthy();
  expect(await listScans("u1")).toHaveLength(2);
  expect(await listScans("u2")).toEqual([]);

  document.body.replaceChildren();
  isOnline = true;
  open();
  expect(await screen.findByText("Nadia Rahal")).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText("Sent")).toHaveLength(2));
  expect(sent.map(({ person, card }) => person?.name ?? card?.username)).toEqual([
    "Kwame Asante",
    "nadia-rahal",
  ]);
  window.dispatchEvent(new Event("online"));
  expect(new Set(sent.map(({ scanid }) => scanid)).size).toBe(sent.length);
});

test("opened without a network it offers the links of the last time", async () => {
  open();
  await screen.findByRole("combobox", { name: "Met at" });
  await waitFor(async () => expect(await readOccasions("u1")).toHaveLength(2));
  document.body.replaceChildren();
  isOnline = false;
  const user = open();
  await user.click(await screen.findByRole("combobox", { name: "Met at" }));
  expect(await screen.findByRole("option", { name: "Salone del Mobile" })).toBeTruthy();
  expect(await readOccasions("u2")).toEqual([]);
});

test("an answer that was lost is asked for again with the same id", async () => {
  let isCutOff = true;
  answers["POST /api/contacts/scanned"] = (body) => {
    if (isCutOff) throw new TypeError("Failed to fetch");
    return { status: 201, body: kept(JSON.parse(body)) };
  };
  open();
  await choose(KWAME);
  await screen.findByRole("heading", { name: "Kwame Asante" });
  await keep();
  expect(await screen.findByText("Waiting")).toBeTruthy();
  isCutOff = false;
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Sent")).toBeTruthy();
  expect(new Set(sent.map(({ scanid }) => scanid)).size).toBe(1);
});

test("what the server refuses says why and is asked for no more", async () => {
  answers["POST /api/contacts/scanned"] = () => ({
    status: 400,
    body: { code: "own_card", error: FAVOURITE_TEXT.ownCard },
  });
  const user = open();
  await choose(KWAME);
  await screen.findByRole("heading", { name: "Kwame Asante" });
  await keep();
  expect((await screen.findAllByText(FAVOURITE_TEXT.ownCard)).length).toBeGreaterThan(0);
  window.dispatchEvent(new Event("online"));
  await user.click(screen.getByRole("button", { name: "Undo keeping Kwame Asante" }));
  expect(await screen.findByText(/^Nobody yet/)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("keeping is undone on the server, or before it ever comes there", async () => {
  const user = open();
  await choose(KWAME);
  await screen.findByRole("heading", { name: "Kwame Asante" });
  await keep();
  await screen.findByText("Sent");
  await user.click(screen.getByRole("button", { name: /^Undo(,|$)/ }));
  await waitFor(() => expect(calls).toContain("DELETE /api/contacts/p1"));
  expect(await screen.findByText(/^Nobody yet/)).toBeTruthy();

  isOnline = false;
  await choose(KWAME);
  await screen.findByRole("heading", { name: "Kwame Asante" });
  await keep();
  await user.click(await screen.findByRole("button", { name: "Undo keeping Kwame Asante" }));
  expect(await screen.findByText(/^Nobody yet/)).toBeTruthy();
  expect(await listScans("u1")).toEqual([]);
});

test("logging out asks, and drops what waits only after a yes", async () => {
  answers["POST /api/contacts/scanned"] = () => {
    throw new TypeError("Failed to fetch");
  };
  const user = open();
  await choose(KWAME);
  await screen.findByRole("heading", { name: "Kwame Asante" });
  await keep();
  await screen.findByText("Waiting");
  await user.click(screen.getByRole("button", { name: "Log out" }));
  const dialog = await screen.findByRole("alertdialog", { name: "1 scanned contact is not sent yet" });
  expect(await listScans("u1")).toHaveLength(1);
  await user.click(within(dialog).getByRole("button", { name: "Stay logged in" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(calls).not.toContain("POST /api/auth/logout");
  expect(await listScans("u1")).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: "Log out" }));
  await user.click(await screen.findByRole("button", { name: "Log out and lose them" }));
  await waitFor(() => expect(calls).toContain("POST /api/auth/logout"));
  await waitFor(async () => expect(await listScans("u1")).toEqual([]));
});

test("a phone that may not use its camera says how to give it, and reads photos", async () => {
  isWide = false;
  vi.stubGlobal("isSecureContext", true);
  const getUserMedia = vi.fn(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  const user = open();
  expect(await screen.findByRole("heading", { name: "Visita may not use the camera" })).toBeTruthy();
  for (const [browser, step] of [
    ["Safari", "Open Website Settings, then Camera."],
    ["Chrome", "Turn on Camera and come back here."],
    ["Firefox", "Clear the block beside Camera."],
  ] as const) {
    await user.click(screen.getByRole("tab", { name: browser }));
    expect(screen.getByText(step)).toBeTruthy();
  }
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await screen.findByRole("heading", { name: "Visita may not use the camera" });
  await choose(KWAME);
  expect(await screen.findByRole("heading", { name: "Kwame Asante" })).toBeTruthy();
});
