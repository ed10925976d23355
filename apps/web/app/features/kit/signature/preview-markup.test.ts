import { expect, test } from "vitest";
import { previewMarkup } from "./preview-markup.ts";

test("shows pictures of its own host and leads nowhere", () => {
  const html =
    '<a href="https://x.example/c/a?s=m"><img src="https://x.example/c/a/photo-144.jpg" alt="A"></a>';
  expect(previewMarkup(html, "https://x.example")).toBe('<a><img src="/c/a/photo-144.jpg" alt="A"></a>');
});
