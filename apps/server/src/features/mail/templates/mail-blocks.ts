import type { MailBlock, MailLink } from "./mail-content.ts";

export function paragraph(text: string): MailBlock {
  return { type: "paragraph", text };
}

/** Paragraphs that somebody typed. */
export function typedParagraphs(text: string): MailBlock[] {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => ({ type: "paragraph", text: line, isTyped: true }));
}

export function facts(...pairs: readonly (readonly [label: string, value: string])[]): MailBlock {
  return { type: "facts", facts: pairs };
}

export function caution(text: string, link?: MailLink): MailBlock {
  return { type: "caution", text, ...(link && { link }) };
}
