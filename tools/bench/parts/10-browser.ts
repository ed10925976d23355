import { signIn } from "../../harness/accounts.ts";
import { median, percentile } from "../../harness/statistics.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { atMost, type Part } from "../bench.ts";
import { measurePageLoad, type PageLoad } from "../browser/page-load.ts";
import { MOBILE, withBrowser, withPage } from "../browser/throttled-browser.ts";
import { type TypingLatency, typeInWizard } from "../browser/typing.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { integer } from "../format.ts";

const VISITS = 3;
const TYPING_CPU = 6;

const PAGES = [
  { path: "/c/demo", control: "[data-card-tabs][data-tab]" },
  { path: "/", control: "header button" },
  { path: "/auth/signin", control: "main button" },
  { path: "/auth/signup", control: "main button" },
  { path: "/dashboard", control: "main a", isSignedIn: true },
  { path: "/insights", control: "main a", isSignedIn: true },
  { path: "/contacts", control: "main button", isSignedIn: true },
  { path: "/b/c", control: "main button", isSignedIn: true },
];

export const browser: Part = {
  name: "browser",
  title: "In the browser",
  about:
    `Chromium with a screen of 390 by 844, a processor slowed down ${MOBILE.cpu} times, ${MOBILE.network.latencyMs} ms of latency and ` +
    `${MOBILE.network.kilobytesPerSecond} KB/s (KB of 1024 bytes) and an empty cache; medians of ${VISITS} visits. Painted is the largest ` +
    "contentful paint, usable the moment when the script has made the page's controls work. Typing is measured in the wizard with its " +
    `live preview and a processor slowed down ${TYPING_CPU} times, with a key every 80 ms, in ${VISITS} visits.`,
  run: (say) =>
    withEnvironment("SQLite", {}, (environment) =>
      withProduct(environment, async ({ url: ipUrl }) => {
        // The session cookie belongs to the host of PUBLIC_URL.
        const url = ipUrl.replace("127.0.0.1", "localhost");
        const { cookie } = await withDatabase(environment.target, signIn);
        return withBrowser(async (chromium) => {
          const rows: string[][] = [];
          const scripts = new Map<string, number>();
          for (const { path, control, isSignedIn } of PAGES) {
            say(path);
            const visits: PageLoad[] = [];
            const visit = { ...MOBILE, url, ...(isSignedIn && { cookie }) };
            for (let at = 0; at < VISITS; at += 1) {
              visits.push(
                await withPage(chromium, visit, (page) => measurePageLoad(page, url + path, control)),
              );
            }
            const of = (key: keyof PageLoad) => median(visits.map((load) => load[key]));
            scripts.set(path, of("scriptKb"));
            rows.push([
              path,
              ...(["scriptKb", "allKb", "paintedMs", "usableMs"] as const).map((key) => integer(of(key))),
            ]);
          }
          say("typing");
          const typings: TypingLatency[] = [];
          const visit = { cpu: TYPING_CPU, url, cookie };
          for (let at = 0; at < VISITS; at += 1)
            typings.push(await withPage(chromium, visit, (page) => typeInWizard(page, url)));
          const keysMs = typings.flatMap((typing) => typing.keysMs);
          const tasksOver50 = typings.map((typing) => typing.tasksOver50);
          return {
            tables: [
              { head: ["page", "script KB", "all KB", "painted ms", "usable ms"], rows },
              {
                title: "Typing in the wizard",
                head: ["key to frame p50 ms", "p98 ms", "tasks over 50 ms, each visit", "longest of them ms"],
                rows: [
                  [
                    integer(percentile(keysMs, 0.5)),
                    integer(percentile(keysMs, 0.98)),
                    tasksOver50.map(integer).join(", "),
                    integer(Math.max(...typings.map((typing) => typing.longestTaskMs))),
                  ],
                ],
              },
            ],
            goals: [
              atMost({
                name: "Script of the first signed-in screen, /dashboard",
                figure: scripts.get("/dashboard") ?? Number.NaN,
                limit: 190,
                unit: "KB",
                digits: 0,
              }),
              atMost({
                name: `Tasks over 50 ms while typing, processor ${TYPING_CPU} times slower`,
                figure: Math.max(...tasksOver50),
                limit: 0,
                digits: 0,
              }),
            ],
          };
        });
      }),
    ),
};
