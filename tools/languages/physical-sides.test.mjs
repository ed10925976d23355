import { expect, test } from "vitest";
import { findPhysicalSides } from "./physical-sides.mjs";

const page = "apps/web/app/ui/page.tsx";
const sheet = "apps/web/card/page.css";

test.each([
  [page, '<p className="flex pl-4" />', "pl-4"],
  [page, '<p className="-mr-3.5" />', "-mr-3.5"],
  [page, '<p className="lg:first:pl-gutter!" />', "pl-gutter!"],
  [page, '<p className="text-left" />', "text-left"],
  [page, '<p className="@max-sm:right-[4%]" />', "right-[4%]"],
  [page, '<p className="-left-2" />', "-left-2"],
  [page, '<p className="border-l" />', "border-l"],
  [page, '<p className="rounded-tl-lg" />', "rounded-tl-lg"],
  [page, "<p style={{ marginLeft: 4 }} />", "marginLeft"],
  [sheet, "a {\n  margin-left: 1rem;\n}", "margin-left"],
  [sheet, "a {\n  right: 0;\n}", "right:"],
  [sheet, "a {\n  text-align: right;\n}", "text-align: right"],
  [sheet, "a {\n  border-top-left-radius: 1px;\n}", "border-top-left-radius"],
  [sheet, "a {\n  padding: 1px 2px 1px 4px;\n}", "padding: 1px 2px 1px 4px"],
  ["apps/server/src/http/plain-style.ts", "export const S = `a { left: 0 }`;", "left:"],
])("refuses a physical side in %s: %s", (path, source, found) => {
  expect(findPhysicalSides(path, source)).toEqual([found]);
});

test.each([
  [page, '<p className="ps-4 pe-2 inset-s-0 left-1/2 -translate-x-1/2 border-line rounded-lg" />'],
  [page, "/* The left-most tile, to the right of it. */"],
  [page, "const place = { left: 4, right: 2 };"],
  [sheet, "a {\n  left: 50%;\n  padding: 1px 2px 3px 2px;\n  padding-inline: 1px 2px;\n}"],
  ["apps/server/src/features/mail/templates/render-html.ts", "`<p style='padding-left:6px'>`"],
])("accepts in %s: %s", (path, source) => {
  expect(findPhysicalSides(path, source)).toEqual([]);
});
