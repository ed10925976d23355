import { HelloInput } from "@visita/domain/exchange/exchange.contract";
import type { DetailsDraft } from "@visita/domain/exchange/exchange.rules";
import { SOURCES } from "@visita/domain/insight/insight.constants";
import { SLUG_MAX } from "@visita/domain/link/link.rules";

/** The fields of a plain form. Whatever else is posted is ignored, and a field that is missing is empty. */
export function readHelloForm(body: string): HelloInput {
  const form = new URLSearchParams(body);
  const text = (name: string, max: number) => (form.get(name) ?? "").toWellFormed().slice(0, max);
  const source = SOURCES.find((known) => known === form.get("source"));
  const link = text("link", SLUG_MAX);
  return HelloInput.parse({
    name: text("name", 1_000),
    email: text("email", 1_000),
    phone: text("phone", 1_000),
    company: text("company", 1_000),
    role: text("role", 1_000),
    note: text("note", 5_000),
    copy: form.has("copy"),
    website: text("website", 1_000),
    stamp: text("stamp", 200),
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
  copy: false,
};

export function draftOf({ name, email, phone, company, role, note, copy }: HelloInput): DetailsDraft {
  return { name, email, phone, company, role, note, copy };
}
