import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { useParams } from "react-router";
// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { expect, vi } from "vitest";
import { ContactFilePage } from "../app/features/kit/contact-file/contact-file-page.tsx";
import { KitPage } from "../app/features/kit/kit-page.tsx";
import { KitPiecePage } from "../app/features/kit/kit-piece-page.tsx";
import { retryDelay, waitsInLine } from "../app/lib/query-client.ts";
import { openPages } from "./open-pages.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };

export const PREMIUM_KIT: Kit = {
  card: {
    cardid: "c1",
    userid: "u1",
    username: "giulia",
    fullname: "Giulia Ferrante",
    occupation: "Head of Partnerships",
    companyname: "Officina Brera",
    bio: "",
    profilepic: null,
    logo: null,
    color: "gold-color",
    qrCode: "/c/giulia/qr.png",
    contacts: {
      phonenumber: { value: "+12025550142" },
      email: { value: "giulia@person.example" },
      website: { value: "https://officinabrera.example" },
      instagram: { value: "officinabrera" },
      telegram: { value: "officinabrera" },
      snapchat: { value: "officinabrera" },
      wechat: { value: "officinabrera" },
    },
  },
  version: 3,
  hidden: null,
  url: "https://cards.example/c/giulia",
  nfcUrl: "https://cards.example/c/giulia?s=n",
  qrCode: true,
  wallets: {
    apple: { isConfigured: false, missing: ["APPLE_PASS_CERT", "APPLE_PASS_KEY"] },
    google: { isConfigured: false, missing: ["GOOGLE_WALLET_ISSUER"] },
  },
  printProblem: null,
  secondPrintProblem: null,
  backgroundProblem: null,
};

export const FREE_KIT: Kit = {
  ...PREMIUM_KIT,
  qrCode: false,
  card: { ...PREMIUM_KIT.card, qrCode: null, color: "blue-color-one" },
};

/** Of a card with two sides. */
export const TWO_SIDED_KIT: Kit = {
  ...PREMIUM_KIT,
  card: {
    ...PREMIUM_KIT.card,
    fullname: "森田 あおい",
    language: "ja",
    secondSide: {
      language: "en",
      fullname: "Aoi Morita",
      occupation: "Head of Planning",
      companyname: "Kawabe",
      bio: "",
      titles: {},
    },
  },
};

type Answer = { status?: number; body: unknown } | Response;
/** By method and path; the query string is left out. */
export type Answers = Record<string, (url: URL) => Answer | Promise<Answer>>;

/** A file as the server sends it. */
export function fileAnswer(type: string, content = "content"): Response {
  return new Response(content, { headers: { "content-type": type } });
}

/** Opens the share kit with a server that answers so. */
export function openKit(path: string, kit: Kit, answers: Answers = {}) {
  const asked: string[] = [];
  const saved: string[] = [];
  const known: Answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/kit/c1": () => ({ body: kit }),
    ...answers,
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "https://cards.example");
    const name = `${init.method ?? "GET"} ${url.pathname}`;
    asked.push(`${name}${url.search}`);
    const answer = (await known[name]?.(url)) ?? { status: 404, body: {} };
    if (answer instanceof Response) return answer.clone();
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const retries = { retry: (_failures: number, error: Error) => waitsInLine(error), retryDelay };
  const client = new QueryClient({ defaultOptions: { queries: retries, mutations: retries } });
  const pages = [
    { path: "/cards/:cardid/kit", element: <Overview /> },
    { path: "/cards/:cardid/kit/:piece", element: <Piece /> },
    { path: "/cards/:cardid/contact-file", element: <ContactFile /> },
    { path: "/subscription", element: <p>Plans</p> },
    { path: "/404", element: <p>Not found</p> },
  ];
  openPages(pages, { at: path, client });
  return { asked, saved, answers: known };
}

/** The heading is there before the kit is. */
export async function kitLoaded(heading: string) {
  await screen.findByRole("heading", { level: 1, name: heading });
  await waitFor(() => expect(screen.queryByText("Loading the share kit")).toBeNull());
}

function Overview() {
  const { cardid = "" } = useParams();
  return <KitPage cardid={cardid} />;
}

function ContactFile() {
  const { cardid = "" } = useParams();
  return <ContactFilePage cardid={cardid} />;
}

function Piece() {
  const { cardid = "", piece = "" } = useParams();
  return <KitPiecePage cardid={cardid} piece={piece} />;
}
