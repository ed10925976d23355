import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { freePort } from "../../tools/harness/free-port.mjs";
import {
  callSource,
  type DrivenBrowser,
  type DrivenPage,
  keyActions,
  PHONE,
  pointerActions,
} from "./driven-page.ts";
import { WebDriverSession } from "./webdriver-session.ts";

/** The name that WebDriver has for a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** Else the tool bar makes the window wider than a phone. */
const GTK_CSS = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";
/** As wide as the window, so that the pointer in its middle gives the window the focus; higher for the tool bar. */
const SCREEN = `${PHONE.width}x${PHONE.height + 100}x24`;

/** Drives WebKitGTK's own MiniBrowser, which has no headless mode, on a display of its own. */
export async function launchWebkit(driver: string): Promise<DrivenBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "visita-webkit-"));
  const downloads = join(folder, "downloads");
  await mkdir(downloads);
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/gtk.css"), GTK_CSS);
  await writeFile(join(folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = await startDisplay();
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    DISPLAY: display.name,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    // American English to pages; of C.UTF-8 it would make the language "C".
    LC_ALL: "C",
  };
  const drivers: ChildProcess[] = [];
  return {
    downloads,
    async newPage() {
      // A driver has one session, and each session a browser without cookies.
      const port = await freePort();
      const child = spawn(driver, [`--port=${port}`], { stdio: "ignore", env, detached: true });
      drivers.push(child);
      return openPage(`http://127.0.0.1:${port}`, () => stopGroup(child, "SIGKILL"));
    },
    async close() {
      await Promise.all(drivers.map((child) => stopGroup(child, "SIGKILL")));
      await display.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startDisplay() {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  const [number] = await Promise.race([
    once(child.stdio[3] as Readable, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("Xvfb ended before it could be used."))),
  ]);
  // Killed, it would leave its socket and its lock behind.
  return { name: `:${String(number).trim()}`, stop: () => stopGroup(child, "SIGTERM") };
}

/** A driver goes with its browser. */
async function stopGroup(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const exited = once(child, "exit");
  process.kill(-child.pid, signal);
  await exited;
}

async function openPage(driverUrl: string, close: () => Promise<void>): Promise<DrivenPage> {
  const session = await WebDriverSession.open(driverUrl, {
    "webkitgtk:browserOptions": { useOverlayScrollbars: true },
  });
  const page: DrivenPage = {
    open: (url) => session.post("url", { url }),
    reload: () => session.post("refresh"),
    async evaluate(run, ...args) {
      const script = `return ${callSource(run, args)}`;
      return JSON.parse(await session.post("execute/sync", { script, args: [] }));
    },
    clickAt: (point) => session.post("actions", { actions: pointerActions(point) }),
    pressKeys: (keys) => session.post("actions", { actions: keyActions(keys) }),
    async chooseFile(selector, file) {
      const locator = { using: "css selector", value: selector };
      const element = await session.post<Record<string, string>>("element", locator);
      await session.post(`element/${element[ELEMENT]}/value`, { text: file });
    },
    print: () => Promise.reject(new Error("WebKit's driver cannot print.")),
    close,
  };
  await resizeToPhone(session, page);
  return page;
}

/** The window has a tool bar above the page. */
async function resizeToPhone(session: WebDriverSession, page: DrivenPage): Promise<void> {
  const toolbar = await page.evaluate(() => outerHeight - innerHeight);
  await session.post("window/rect", { x: 0, y: 0, width: PHONE.width, height: PHONE.height + toolbar });
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(PHONE);
}
