import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CardView, type CardViewData } from "./card-view.tsx";

function aCard(changes: Partial<CardViewData> = {}): CardViewData {
  return {
    username: "giulia",
    fullname: "Giulia Ferrante",
    occupation: "Head of Partnerships",
    companyname: "Officina Brera",
    bio: "I match makers.\nWith designers.\n\nWrite to me.",
    profilepic: "/media/photo.webp",
    logo: "/media/logo.webp",
    color: "seagreen-color",
    contacts: { phonenumber: { value: "+39 02 5550 0142" } },
    ...changes,
  };
}

function shownLabels(container: HTMLElement): (string | null | undefined)[] {
  return [...container.querySelectorAll(".card-tile")].map(
    (tile) => tile.querySelector("[dir=auto]")?.textContent,
  );
}

test("says who it is, in the colours of its theme", () => {
  const { container } = render(<CardView card={aCard()} />);
  expect(screen.getByRole("heading", { level: 1, name: "Giulia Ferrante" })).toBeTruthy();
  expect(screen.getByText("Head of Partnerships @ Officina Brera")).toBeTruthy();
  expect(container.querySelector("article")?.dataset["card"]).toBe("seagreen-color");
});

test.each([
  ["Potter", "", "Potter"],
  ["", "Saltmarsh", "Saltmarsh"],
])("of occupation %j and company %j it says %j", (occupation, companyname, line) => {
  render(<CardView card={aCard({ occupation, companyname })} />);
  expect(screen.getByText(line)).toBeTruthy();
});

test("without occupation and company there is no line for them", () => {
  const { container } = render(<CardView card={aCard({ occupation: "", companyname: "" })} />);
  expect(container.textContent).not.toContain("@");
});

test("shows initials in place of a photo, and no plate without a logo", () => {
  const { container } = render(<CardView card={aCard({ profilepic: null, logo: null })} />);
  expect(screen.getByText("GF")).toBeTruthy();
  expect(container.querySelector("img")).toBeNull();
});

test("its photo has its size before it is loaded and goes first when asked", () => {
  const { container } = render(<CardView card={aCard({ logo: null })} images="first" />);
  const photo = container.querySelector("img");
  expect(photo?.getAttribute("width")).toBe("324");
  expect(photo?.getAttribute("height")).toBe("405");
  expect(photo?.getAttribute("decoding")).toBe("async");
  expect(photo?.getAttribute("fetchpriority")).toBe("high");
});

test("keeps the paragraphs of the bio", () => {
  const { container } = render(<CardView card={aCard()} idPrefix="" />);
  const paragraphs = [...container.querySelectorAll("#bio p")].map((paragraph) => paragraph.textContent);
  expect(paragraphs).toEqual(["I match makers.\nWith designers.", "Write to me."]);
});

describe("channels", () => {
  test("a web link opens beside the card and owes it nothing", () => {
    render(<CardView card={aCard({ contacts: { instagram: { value: "officinabrera" } } })} />);
    const link = screen.getByRole("link", { name: /^Instagram .*officinabrera/ });
    expect(link.getAttribute("href")).toMatch(/^https:\/\/(www\.)?instagram\.com\/officinabrera/);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow ugc");
    expect(link.getAttribute("title")).toBe("instagram.com");
  });

  test("a tooltip repeats nothing that a screen reader has just read", () => {
    const contacts = {
      phonenumber: { value: "+39 02 5550 0142" },
      email: { value: "giulia@officinabrera.example" },
      sms: { value: "+39 340 555 0142" },
      website: { value: "officinabrera.example" },
    };
    render(<CardView card={aCard({ contacts })} />);
    const links = screen.getAllByRole("link").filter(({ className }) => className.includes("card-tile"));
    expect(links.map((link) => link.getAttribute("title"))).toEqual([null, null, null, null]);
  });

  test("an international address is shown in its own script and linked in punycode", () => {
    render(
      <CardView
        card={aCard({ contacts: { website: { value: "https://www.xn--bcher-kva.example/neu" } } })}
      />,
    );
    const link = screen.getByRole("link", { name: "Website bücher.example/neu" });
    expect(link.getAttribute("href")).toBe("https://www.xn--bcher-kva.example/neu");
  });

  test("a telephone link stays in its place", () => {
    render(<CardView card={aCard()} />);
    const link = screen.getByRole("link", { name: /^Phone \+39/ });
    expect(link.getAttribute("href")).toBe("tel:+390255500142");
    expect(link.getAttribute("target")).toBeNull();
    expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow ugc");
  });

  test("a title of one's own replaces the label", () => {
    render(
      <CardView card={aCard({ contacts: { sms: { value: "+39 340 555 0142", title: "Workshop" } } })} />,
    );
    expect(screen.getByRole("link", { name: /^Workshop \+39/ })).toBeTruthy();
    expect(screen.queryByText("SMS")).toBeNull();
  });

  test("rows come first, then Social, Work and Payments, each in the catalogue's order", () => {
    const contacts: CardViewData["contacts"] = {
      stripe: { value: "https://buy.stripe.com/a" },
      paypal: { value: "brera" },
      github: { value: "brera" },
      youtube: { value: "brera" },
      linkedin: { value: "brera" },
      telegram: { value: "breraofficina" },
      instagram: { value: "brera" },
      officenumber: { value: "+39 02 5550 0100" },
      website: { value: "brera.example" },
      address: { value: "Via Brera 1, Milano" },
      sms: { value: "+39 340 555 0142" },
      email: { value: "giulia@brera.example" },
      phonenumber: { value: "+39 02 5550 0142" },
    };
    const { container } = render(<CardView card={aCard({ contacts })} />);
    expect(shownLabels(container)).toEqual([
      ...["Phone", "Email", "SMS", "Address", "Website", "Office"],
      ...["Telegram", "Instagram", "LinkedIn", "YouTube"],
      ...["GitHub"],
      ...["PayPal", "Stripe"],
    ]);
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(["Social", "Work", "Payments"]);
  });

  test("a group with nothing in it is not named", () => {
    render(<CardView card={aCard({ contacts: { paypal: { value: "brera" } } })} />);
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(["Payments"]);
  });

  test("a value that opens nothing is text with a copy button, after the links of its group", () => {
    const contacts = { wallet: { value: "bc1qxy2k", title: "Bitcoin" }, paypal: { value: "brera" } };
    const { container } = render(<CardView card={aCard({ contacts })} />);
    expect(screen.getByText("bc1qxy2k").closest("a")).toBeNull();
    expect(screen.getByRole("button", { name: "Copy Bitcoin" })).toBeTruthy();
    expect(shownLabels(container)).toEqual(["PayPal", "Bitcoin"]);
  });

  test("says so when there are none", () => {
    render(<CardView card={aCard({ contacts: {} })} />);
    expect(screen.getByText("No contact details yet.")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "//evil.example",
    'https://brera.example/"><script>alert(1)</script>',
  ])("%j becomes no script and no foreign link in any channel", (value) => {
    const contacts = Object.fromEntries(
      ["phonenumber", "email", "address", "website", "instagram", "tumblr", "wallet", "stripe"].map((key) => [
        key,
        { value, title: value },
      ]),
    );
    const html = renderToString(
      <CardView card={aCard({ contacts, fullname: value, bio: value })} idPrefix="" />,
    );
    const page = new DOMParser().parseFromString(html, "text/html");
    const addresses = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    expect(addresses.filter((address) => !/^(https?:\/\/|tel:|mailto:|sms:|#)/.test(address))).toEqual([]);
    expect(page.querySelector("script")).toBeNull();
  });
});

describe("a preview", () => {
  const empty = aCard({
    fullname: "",
    occupation: "",
    companyname: "",
    bio: "",
    profilepic: null,
    logo: null,
    contacts: {},
  });

  test("shows where things will stand and cannot be used", () => {
    const { container } = render(<CardView card={empty} isPreview />);
    const article = container.querySelector("article") as HTMLElement;
    expect(article.inert || article.hasAttribute("inert")).toBe(true);
    for (const hint of [
      ...["Your name", "Job title @ Company", "A few words about you"],
      ...["Your phone number", "Your email", "Your text number", "Where to find you", "Your website"],
    ]) {
      expect(within(article).getByText(hint)).toBeTruthy();
    }
    expect(container.querySelector("h1, h2")).toBeNull();
  });

  test("a hint gives way to what is typed", () => {
    const card = {
      ...empty,
      fullname: "Ada",
      occupation: "Potter",
      contacts: { email: { value: "ada@kiln.example" } },
    };
    render(<CardView card={card} isPreview />);
    expect(screen.queryByText("Your name")).toBeNull();
    expect(screen.queryByText("Your email")).toBeNull();
    expect(screen.getByText("Potter @ Company")).toBeTruthy();
    expect(screen.getByText("ada@kiln.example")).toBeTruthy();
    expect(screen.getByText("Your phone number")).toBeTruthy();
  });
});

test("the server's markup has no inline style, and two cards on a page share no id", () => {
  const html = renderToString(
    <>
      <CardView card={aCard()} isKept bookmark={<button type="button">Keep</button>} />
      <CardView card={aCard()} isPreview />
    </>,
  );
  expect(html).not.toContain("style=");
  const page = new DOMParser().parseFromString(html, "text/html");
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});
