import { expect, test } from "vitest";
import { addStaleBanner, formatSavedAt } from "./saved-page.ts";

const now = new Date(2026, 10, 15, 18, 30).getTime();

test.each([
  [new Date(2026, 10, 15, 9, 5), "09:05"],
  [new Date(2026, 10, 14, 23, 59), "14 Nov"],
  [new Date(2025, 10, 15, 9, 5), "15 Nov 2025"],
])("%s is told as %s", (saved, text) => {
  expect(formatSavedAt(saved.getTime(), now, "en")).toBe(text);
});

test("a copy says in its own language that it is one", async () => {
  const headers = { "content-language": "de", "x-saved-at": String(new Date(2025, 10, 15).getTime()) };
  const saved = new Response('<html lang="de"><body class="a">Karte', { headers });
  const html = await (await addStaleBanner(saved, "offline")).text();
  expect(html).toContain("Du bist offline und siehst einen gespeicherten Stand (15. Nov. 2025).");
  expect(html).toContain('data-updated="Diese Karte wurde aktualisiert."');
});
