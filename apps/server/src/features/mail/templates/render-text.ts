import type { MailBlock, MailBranding, MailContent } from "./mail-content.ts";

export function renderMailText({ title, blocks, questions }: MailContent, site: MailBranding): string {
  const help = questions.replace("{support}", () => site.support);
  const footer = ["-- ", `${site.brand}: ${site.publicUrl}`, help].join("\n");
  return `${[title, ...blocks.map(renderBlock), footer].join("\n\n")}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.type) {
    case "paragraph":
      return block.text;
    case "code":
      return `    ${block.code}`;
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "button":
      return `${block.label}: ${block.url}`;
    case "picture":
      return block.alt;
    case "person":
      return [block.name, block.role, ...block.ways.map(({ label }) => label), block.where, block.note]
        .filter(Boolean)
        .join("\n");
    case "figures":
      return block.figures.map(({ line }) => line).join("\n");
    case "bars":
      return [block.title, ...block.bars.map(({ label, text }) => `${label}: ${text}`)].join("\n");
    case "caution":
      return block.link ? `${block.text}\n${block.link.label}: ${block.link.url}` : block.text;
  }
}
