import { expect, test } from "vitest";
import { blankForm } from "./blank-form.ts";

const fill = blankForm(
  ["name", "city"],
  ["card"],
  ({ name, city, card }) =>
    `<p title="${name}">${name} of ${city}</p><a href="/to?text=${encodeURIComponent(`${name} in ${city}`)}">{other}</a>${card}`,
);

function filled(values: { name?: string; city?: string; card?: string }) {
  const html = fill({ name: "Ada", city: "Ghent", card: "", ...values });
  const page = new DOMParser().parseFromString(html, "text/html");
  return { html, page, address: page.querySelector("a")?.getAttribute("href") };
}

test("every blank is filled in, and what is none stays", () => {
  expect(filled({}).html).toBe(
    '<p title="Ada">Ada of Ghent</p><a href="/to?text=Ada%20in%20Ghent">{other}</a>',
  );
});

test("a value stays text, whatever it says", () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const { page } = filled({ name: hostile, city: "" });
  expect(page.querySelector("p")?.title).toBe(hostile);
  expect(page.querySelector("p")?.textContent).toBe(`${hostile} of `);
  expect(page.querySelector("script")).toBeNull();
});

test("in an address it is encoded", () => {
  const { address } = filled({ name: "Åsa & 'Co'?#/", city: "\ud83d" });
  expect(new URLSearchParams(address?.slice("/to?".length)).get("text")).toBe("Åsa & 'Co'?#/ in \ufffd");
});

test("in an address within an address it is encoded twice", () => {
  const share = blankForm(["name"], [], ({ name }) =>
    encodeURIComponent(`https://visita.example/c/${encodeURIComponent(name)}`),
  );
  const inner = decodeURIComponent(share({ name: "a/b&c" }));
  expect(inner).toBe("https://visita.example/c/a%2Fb%26c");
});

test("what is raw goes in as it is", () => {
  expect(filled({ card: "<article>5 &lt; 6</article>" }).page.querySelector("article")?.textContent).toBe(
    "5 < 6",
  );
});

test("a blank that did not survive the rendering is noticed", () => {
  expect(() => blankForm(["name"], [], ({ name }) => name.toUpperCase())).toThrow("name");
});

test("a value that looks like a blank is a value", () => {
  expect(filled({ name: "{city}", card: "{name}" }).page.querySelector("p")?.textContent).toBe(
    "{city} of Ghent",
  );
  expect(filled({ card: "{name}%7Bcity%7D" }).html).toContain("{name}%7Bcity%7D");
});

test("a form without blanks is always the same", () => {
  expect(blankForm([], [], () => "<p>{name}</p>")({})).toBe("<p>{name}</p>");
});
