import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { kitLoaded, openKit, PREMIUM_KIT } from "../../../../test/open-kit.tsx";

const URL_ON_TAG = PREMIUM_KIT.nfcUrl;

/** A phone with a tag: what it does is set by each test. */
class FakeReader extends EventTarget {
  static scan: () => Promise<void>;
  static write: (signal: AbortSignal) => Promise<void>;
  static locked: number;
  static written: unknown[];

  scan() {
    return FakeReader.scan();
  }

  async write(message: unknown, { signal }: { signal: AbortSignal }) {
    await FakeReader.write(signal);
    FakeReader.written.push(message);
    this.show(URL_ON_TAG);
  }

  async makeReadOnly() {
    FakeReader.locked += 1;
  }

  private show(url: string) {
    const data = new DataView(new TextEncoder().encode(url).buffer);
    const event = Object.assign(new Event("reading"), {
      message: { records: [{ recordType: "url", data }] },
    });
    this.dispatchEvent(event);
  }
}

const never = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
  });
const refuse = (name: string) => () => Promise.reject(new DOMException("refused", name));

beforeEach(() => {
  FakeReader.scan = async () => {};
  FakeReader.write = async () => {};
  FakeReader.locked = 0;
  FakeReader.written = [];
  vi.stubGlobal("NDEFReader", FakeReader);
});

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

async function open() {
  openKit("/cards/c1/kit/nfc", PREMIUM_KIT);
  await kitLoaded("NFC tag");
}

test("writes the address, reads it back and says so", async () => {
  await open();
  await press("Write to tag");
  expect(await screen.findByText("Written and checked")).toBeTruthy();
  expect(FakeReader.written).toEqual([{ records: [{ recordType: "url", data: URL_ON_TAG }] }]);
  expect(FakeReader.locked).toBe(0);
  expect(screen.getByText("Hold another phone to it and your card opens.")).toBeTruthy();
  await press("Done");
  expect(screen.getByRole("button", { name: "Write to tag" })).toBeTruthy();
});

test("locks a tag only when that was asked for", async () => {
  await open();
  const lock = screen.getByRole("switch", { name: "Lock the tag afterwards" });
  expect(lock.getAttribute("aria-checked")).toBe("false");
  await act(async () => lock.click());
  await press("Write to tag");
  expect(await screen.findByText(/and is locked/)).toBeTruthy();
  expect(FakeReader.locked).toBe(1);
});

test("looks for half a minute, counts down and can be stopped", async () => {
  FakeReader.write = never;
  await open();
  vi.useFakeTimers();
  await press("Write to tag");
  expect(screen.getByText("Looking for a tag")).toBeTruthy();
  expect(document.activeElement?.contains(screen.getByRole("button", { name: "Stop" }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText("22 seconds left.")).toBeTruthy();
  await press("Stop");
  expect(screen.getByRole("button", { name: "Write to tag" })).toBeTruthy();
  await press("Write to tag");
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole("alert").textContent).toContain("No tag was found");
});

test.each([
  ["a locked tag", { write: refuse("NotAllowedError") }, "This tag is locked"],
  ["a tag that was moved away", { write: refuse("NetworkError") }, "The tag was lost"],
  ["a refused permission", { scan: refuse("NotAllowedError") }, "NFC is blocked for this site"],
  ["NFC that is off", { scan: refuse("NotReadableError") }, "NFC is off"],
  ["another kind of tag", { write: refuse("NotSupportedError") }, "This tag or phone doesn’t work"],
  ["an unknown fault", { write: refuse("DataError") }, "We couldn’t write the tag"],
])("says in words what is wrong with %s", async (_, change, title) => {
  Object.assign(FakeReader, change);
  await open();
  await press("Write to tag");
  expect((await screen.findByRole("alert")).textContent).toContain(title);
  Object.assign(FakeReader, { scan: async () => {}, write: async () => {} });
  await press("Try again");
  expect(await screen.findByText("Written and checked")).toBeTruthy();
});

test("where the browser cannot write tags, it gives the address and three steps", async () => {
  vi.stubGlobal("NDEFReader", undefined);
  await open();
  expect(screen.getByRole("heading", { name: "On this device" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Write to tag" })).toBeNull();
  expect(screen.getByText("cards.example/c/giulia?s=n")).toBeTruthy();
  expect(screen.getByText("cards.example/cards/c1/kit/nfc")).toBeTruthy();
  expect(screen.getByText(/Yours needs 34\.$/)).toBeTruthy();
});
