import { escapeHtml } from "@visita/domain/escape-html";
import { HelloInput } from "@visita/domain/exchange/exchange.contract";
import type { DetailsDraft } from "@visita/domain/exchange/exchange.rules";
import { SOURCES } from "@visita/domain/insight/insight.constants";
import type { Language } from "@visita/domain/language/languages";
import { ADDRESS_MAX } from "@visita/domain/link/link.rules";
import { helloForm } from "@visita/domain/messages/hello-form";
import { messagePages } from "@visita/domain/messages/message-pages";
import { plainPage } from "../../http/plain-page.ts";

/** The fields of a plain form. Whatever else is posted is ignored, and a field that is missing is empty. */
export function readHelloForm(body: string): HelloInput {
  const form = new URLSearchParams(body);
  const text = (name: string, max: number) => (form.get(name) ?? "").toWellFormed().slice(0, max);
  const source = SOURCES.find((known) => known === form.get("source"));
  const link = text("link", ADDRESS_MAX);
  const card = text("card", 100);
  return HelloInput.parse({
    name: text("name", 1_000),
    email: text("email", 1_000),
    phone: text("phone", 1_000),
    company: text("company", 1_000),
    role: text("role", 1_000),
    note: text("note", 5_000),
    website: text("website", 1_000),
    stamp: text("stamp", 200),
    isShared: form.has("shared"),
    ...(card !== "" && { card }),
    ...(link !== "" && { link }),
    ...(source && { source }),
  });
}

export const EMPTY_DRAFT: DetailsDraft = {
  name: "",
  email: "",
  phone: "",
  company: "",
  role: "",
  note: "",
};

export function draftOf({ name, email, phone, company, role, note }: HelloInput): DetailsDraft {
  return { name, email, phone, company, role, note };
}

/** For a card that was put away while somebody typed: nothing of its person, and all of the text. */
export async function renderKeptText(
  brand: string,
  language: Language,
  message: string,
  draft: DetailsDraft,
): Promise<string> {
  const t = await helloForm.load(language);
  const home = (await messagePages.load(language))("home");
  const typed = [draft.name, draft.email, draft.phone, draft.company, draft.role, draft.note];
  const text = typed.filter(Boolean).join("\n");
  return plainPage(brand, t("notSent"), message, {
    language,
    home,
    more: `<pre dir="auto">${escapeHtml(text)}</pre>`,
  });
}
