import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { BidiConnection } from "./bidi-connection.ts";
import {
  callSource,
  type DrivenBrowser,
  type DrivenPage,
  keyActions,
  PHONE,
  pointerActions,
} from "./driven-page.ts";

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Centimetres. */
const A4 = { width: 21, height: 29.7 };

export async function launchFirefox(program: string): Promise<DrivenBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "visita-firefox-"));
  const downloads = join(folder, "downloads");
  await mkdir(downloads);
  await writeFile(join(folder, "user.js"), preferences(downloads));
  const child = spawn(
    program,
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: folder } },
  );
  const exited = once(child, "exit");
  try {
    const url = await Promise.race([
      addressIn(child.stderr),
      exited.then(() => Promise.reject(new Error(`${program} ended before it could be driven.`))),
    ]);
    const connection = await BidiConnection.open(`${url}/session`);
    await connection.send("session.new", { capabilities: {} });
    return {
      downloads,
      newPage: () => openPage(connection),
      async close() {
        // Its profile goes with it, so there is nothing to write down; an orderly end takes seconds.
        child.kill("SIGKILL");
        await exited;
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

/** Reads on afterwards: a full pipe would block the browser. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on("line", (line) => {
      const url = LISTENING.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
}

async function openPage(connection: BidiConnection): Promise<DrivenPage> {
  const { userContext } = await connection.send<{ userContext: string }>("browser.createUserContext", {});
  const created = await connection.send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  const { context } = created;
  await connection.send("browsingContext.setViewport", { context, viewport: PHONE });
  return {
    open: async (url) => {
      await connection.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    reload: async () => {
      await connection.send("browsingContext.reload", { context, wait: "complete" });
    },
    async evaluate(run, ...args) {
      const { type, result, exceptionDetails } = await connection.send<Evaluated>("script.evaluate", {
        expression: callSource(run, args),
        target: { context },
        awaitPromise: true,
      });
      if (type !== "success") throw new Error(exceptionDetails?.text);
      return JSON.parse(result?.value ?? "null");
    },
    clickAt: async (point) => {
      await connection.send("input.performActions", { context, actions: pointerActions(point) });
    },
    pressKeys: async (keys) => {
      await connection.send("input.performActions", { context, actions: keyActions(keys) });
    },
    async chooseFile(selector, file) {
      const locator = { type: "css", value: selector };
      const { nodes } = await connection.send<Located>("browsingContext.locateNodes", { context, locator });
      const element = { sharedId: nodes[0]?.sharedId };
      await connection.send("input.setFiles", { context, element, files: [file] });
    },
    async print() {
      const { data } = await connection.send<{ data: string }>("browsingContext.print", {
        context,
        page: A4,
        background: true,
      });
      return Buffer.from(data, "base64");
    },
    close: async () => {
      await connection.send("browser.removeUserContext", { userContext });
    },
  };
}

type Evaluated = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
type Located = { nodes: { sharedId: string }[] };

function preferences(downloads: string): string {
  const values = {
    // As on phones, scroll bars take no room.
    "ui.useOverlayScrollbars": 1,
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.download.useDownloadDir": true,
    "browser.download.alwaysOpenPanel": false,
    "browser.helperApps.neverAsk.saveToDisk": "text/vcard,text/x-vcard",
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.update.enabled": false,
    "browser.startup.page": 0,
    // Else the first pointer event after a page was painted is dropped as an accident.
    "dom.input_events.security.minNumTicks": 0,
    "dom.input_events.security.minTimeElapsedInMS": 0,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}
