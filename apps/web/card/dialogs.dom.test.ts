import { afterEach, expect, test, vi } from "vitest";
import "../test/dialogs.ts";
import { closeDialogs, enhanceDialogs, openDialog } from "./dialogs.ts";

const depth = () => history.state?.overlayDepth ?? 0;
const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

afterEach(() => history.replaceState(null, ""));

test("a dialog that opens before another one has told that it was closed uses its entry in the history", async () => {
  document.body.innerHTML = '<dialog id="qr"></dialog><dialog id="share"></dialog>';
  enhanceDialogs();
  openDialog("qr");
  openDialog("share");
  expect(depth()).toBe(1);
  // As Escape does.
  dialog("share").close();
  openDialog("share");
  expect(depth()).toBe(1);
  dialog("share").close();
  openDialog("qr");
  expect(depth()).toBe(1);
  closeDialogs();
  await vi.waitFor(() => expect(depth()).toBe(0));
});
