import { OWNER_LANGUAGES } from "@visita/domain/language/languages";
import { signIn } from "../../harness/accounts.ts";
import { median } from "../../harness/statistics.ts";
import type { Task } from "../../harness/task.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { MOBILE, measurePageLoad, type PageLoad, typeInWizard, withBrowser, withPage } from "../browser.ts";
import { withEnvironment, withProduct } from "../environment.ts";

const VISITS = 3;
const TYPING_CPU = 6;
/** In each language: English has been less, when its texts were the only ones. */
const DASHBOARD_KB = 190;

const PAGES = [
  { path: "/c/demo", control: "[data-card-tabs][data-tab]" },
  { path: "/", control: "header button" },
  { path: "/auth/signin", control: "main button" },
  { path: "/dashboard", control: "main a", isSignedIn: true },
  { path: "/b/c", control: "main button", isSignedIn: true },
];

export const browser: Task = {
  title: "In the browser of a phone in the middle class, on slow 4G, with an empty cache",
  meaning: "Screens can be used soon, and typing in the wizard never stutters.",
  run: ({ figure, say }) =>
    withEnvironment("SQLite", {}, (environment) =>
      withProduct(environment, async ({ url: ipUrl }) => {
        // The session cookie belongs to the host of PUBLIC_URL.
        const url = ipUrl.replace("127.0.0.1", "localhost");
        const { cookie } = await withDatabase(environment.target, signIn);
        await withBrowser(async (chromium) => {
          for (const { path: on, control, isSignedIn } of PAGES) {
            say(on);
            const visits: PageLoad[] = [];
            const visit = { ...MOBILE, url, ...(isSignedIn && { cookie }) };
            while (visits.length < VISITS)
              visits.push(
                await withPage(chromium, visit, (page) => measurePageLoad(page, url + on, control)),
              );
            const of = (key: keyof PageLoad) => median(visits.map((load) => load[key]));
            figure({ on, name: "script", value: of("scriptKb"), unit: "KB" });
            figure({ on, name: "painted", value: Math.round(of("paintedMs")), unit: "ms" });
            figure({ on, name: "usable", value: Math.round(of("usableMs")), unit: "ms" });
          }
          for (const language of OWNER_LANGUAGES) {
            say(`/dashboard, ${language}`);
            const visit = { cpu: 1, url, cookie, language };
            const { scriptKb } = await withPage(chromium, visit, (page) =>
              measurePageLoad(page, `${url}/dashboard`, "main a"),
            );
            figure({
              on: `/dashboard, ${language}`,
              name: "script",
              value: scriptKb,
              unit: "KB",
              atMost: DASHBOARD_KB,
            });
          }
          say("typing");
          let most = 0;
          for (let at = 0; at < VISITS; at += 1) {
            const visit = { cpu: TYPING_CPU, url, cookie };
            const tasks = await withPage(chromium, visit, (page) => typeInWizard(page, url));
            most = Math.max(most, tasks.length);
          }
          const name = `tasks over 50 ms while typing, processor ${TYPING_CPU} times slower`;
          figure({ name, value: most, atMost: 0 });
        });
      }),
    ),
};
