import { signIn } from "../../harness/accounts.ts";
import { median, percentile } from "../../harness/statistics.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { atMost, type Part } from "../bench.ts";
import { figuresOf, type PageFigures } from "../browser/page-figures.ts";
import { SLOW, withBrowser, withPage } from "../browser/slow-browser.ts";
import { type TypingFigures, typeInWizard } from "../browser/typing.ts";
import { withPlace, withProduct } from "../with-product.ts";
import { whole } from "../words.ts";

const VISITS = 3;
const TYPING_CPU = 6;
const TYPING_PROFILE =
  "a key takes a task of some 25 ms, of which the browser's own editing, layout and paint are two thirds and React the rest. What is " +
  "over 50 ms is such a task at a moment when the machine was slow: it came at another letter each time, in 2 of 24 trials.";

const PAGES = [
  { path: "/c/demo", control: "[data-tab-list] *" },
  { path: "/", control: "header button" },
  { path: "/dashboard", control: "main a", isSignedIn: true },
  { path: "/b/c", control: "main button", isSignedIn: true },
];

export const browser: Part = {
  name: "browser",
  title: "In the browser",
  about:
    `Chromium with a screen of 390 by 844, a processor slowed down ${SLOW.cpu} times, ${SLOW.latencyMs} ms of latency and ` +
    `${SLOW.kilobytesPerSecond} KB/s, with nothing kept from earlier visits; medians of ${VISITS} visits. Painted is when the ` +
    "largest part of the page stands there, usable when its controls listen. Typing is measured in the wizard with its " +
    `live preview and a processor slowed down ${TYPING_CPU} times, with a key every 80 ms, in ${VISITS} visits.`,
  run: (say) =>
    withPlace("SQLite", 0, (place) =>
      withProduct(place, async ({ url: address }) => {
        // The session's cookie is for the host that the installation believes to have.
        const url = address.replace("127.0.0.1", "localhost");
        const { cookie } = await withDatabase(place.target, signIn);
        return withBrowser(async (chromium) => {
          const rows: string[][] = [];
          const scripts = new Map<string, number>();
          for (const { path, control, isSignedIn } of PAGES) {
            say(path);
            const visits: PageFigures[] = [];
            const visit = { cpu: SLOW.cpu, isSlowNetwork: true, url, ...(isSignedIn && { cookie }) };
            for (let at = 0; at < VISITS; at += 1) {
              visits.push(await withPage(chromium, visit, (page) => figuresOf(page, url + path, control)));
            }
            const of = (key: keyof PageFigures) => median(visits.map((figures) => figures[key]));
            scripts.set(path, of("scriptKb"));
            rows.push([
              path,
              ...(["scriptKb", "allKb", "paintedMs", "usableMs"] as const).map((key) => whole(of(key))),
            ]);
          }
          say("typing");
          const typings: TypingFigures[] = [];
          const visit = { cpu: TYPING_CPU, isSlowNetwork: false, url, cookie };
          for (let at = 0; at < VISITS; at += 1)
            typings.push(await withPage(chromium, visit, (page) => typeInWizard(page, url)));
          const keysMs = typings.flatMap((typing) => typing.keysMs);
          const tasksOver50 = typings.map((typing) => typing.tasksOver50);
          return {
            tables: [
              { head: ["page", "script KB", "all KB", "painted ms", "usable ms"], rows },
              {
                title: "Typing in the wizard",
                head: [
                  "key to picture p50 ms",
                  "p98 ms",
                  "tasks over 50 ms, each visit",
                  "longest of them ms",
                ],
                rows: [
                  [
                    whole(percentile(keysMs, 0.5)),
                    whole(percentile(keysMs, 0.98)),
                    tasksOver50.map(whole).join(", "),
                    whole(Math.max(...typings.map((typing) => typing.longestTaskMs))),
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
                profile: TYPING_PROFILE,
              }),
            ],
          };
        });
      }),
    ),
};
