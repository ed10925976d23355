import { escapeHtml } from "@visita/domain/escape-html";
import { directionOf } from "@visita/domain/language/languages";
import type { MailBlock, MailBranding, MailContent } from "./mail-content.ts";

/** Many mail programs ignore style sheets, so the light theme is inline and only the dark theme is here. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #12100e !important }
  .sheet { background: #1b1916 !important; border-color: #34312c !important }
  .text { color: #f7f6f2 !important }
  .muted { color: #b1ada6 !important }
  .link { color: #8eb8fe !important }
  .line { border-color: #34312c !important }
  .code { background: #262420 !important; color: #f7f6f2 !important }
  .button { background: #f7f6f2 !important; color: #1b1916 !important }
  .bar { background: #8eb8fe !important }
}
@media (max-width: 480px) {
  .sheet { padding: 28px 20px !important }
  .outer { padding: 16px 8px 24px !important }
  .code { font-size: 32px !important; letter-spacing: 6px !important; padding-left: 6px !important }
}
@media (max-width: 360px) {
  .bar { width: 24px !important }
}
`;

const SANS = "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const SERIF = "font-family:Platypi,Georgia,'Times New Roman',serif";
const BODY = `margin:0 0 20px;${SANS};font-size:16px;line-height:1.5`;
const INK = "color:#1b1916";
const MUTED = "color:#5d5a53";
const LAPIS = "color:#1c45c2";

export function renderMailHtml(content: MailContent, site: MailBranding): string {
  const { subject, title, preview, blocks, language, questions } = content;
  const direction = directionOf(language);
  const support = renderLink({ label: site.support, url: `mailto:${site.support}` });
  const brand = escapeHtml(site.brand);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f7f6f2">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f6f2">
<tr><td class="outer" align="center" style="padding:32px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="text" style="padding:0 4px 16px;${SERIF};font-size:22px;font-weight:600;${INK}">${brand}</td></tr>
<tr><td class="sheet" style="padding:36px 40px;background:#ffffff;border:1px solid #e4e2dc;border-radius:16px">
<h1 class="text" style="margin:0 0 16px;${SERIF};font-size:28px;line-height:1.15;font-weight:500;${INK}">${escapeHtml(title)}</h1>
${blocks.map((block) => renderBlock(block, SIDES[direction])).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;${SANS};font-size:14px;line-height:1.5;${MUTED}">
${brand}, ${renderLink({ label: site.publicUrl.replace(/^https?:\/\//, ""), url: site.publicUrl })}<br>
${escapeHtml(questions).replace("{support}", () => support)}
</td></tr>
</table></td></tr></table>
</body></html>
`;
}

/** Mail programs know no logical properties. */
const SIDES = { ltr: { start: "left", end: "right" }, rtl: { start: "right", end: "left" } } as const;

type Sides = (typeof SIDES)[keyof typeof SIDES];

function renderBlock(block: MailBlock, sides: Sides): string {
  switch (block.type) {
    case "paragraph":
      return `<p class="text"${block.isTyped ? ' dir="auto"' : ""} style="${BODY};${INK}">${escapeHtml(block.text)}</p>`;
    case "code":
      return `<p class="code" dir="ltr" style="margin:0 0 20px;padding:18px 8px 18px 16px;border-radius:12px;background:#f0eeea;${SERIF};font-size:40px;line-height:1.2;letter-spacing:8px;font-weight:600;text-align:center;${INK};-webkit-user-select:all;user-select:all">${escapeHtml(block.code)}</p>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.facts.map((fact) => renderFact(fact, sides)).join("")}</table>`;
    case "button":
      return `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(block.url)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#1b1916;color:#ffffff;${SANS};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case "picture":
      return `<p style="margin:0 0 24px"><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.alt)}" width="478" style="display:block;width:100%;max-width:478px;height:auto;border:0;border-radius:12px"></p>`;
    case "person":
      return renderPerson(block, sides);
    case "figures":
      return renderFigures(block.figures, sides);
    case "bars":
      return renderBars(block, sides);
    case "caution":
      return `<p class="muted line" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid #e4e2dc;${SANS};font-size:15px;line-height:1.5;${MUTED}">${escapeHtml(block.text)}${block.link ? `<br>${renderLink(block.link)}` : ""}</p>`;
  }
}

type PersonBlock = Extract<MailBlock, { type: "person" }>;

/** Links are 44 px high, for thumbs. */
function renderPerson({ name, role, ways, note, where }: PersonBlock, { start, end }: Sides): string {
  const small = `margin:0 0 4px;${SANS};font-size:15px;line-height:1.5;${MUTED}`;
  const link = `display:inline-block;padding:10px 0;padding-${end}:20px;${SANS};font-size:16px;line-height:24px;${LAPIS}`;
  const links = ways.map(
    ({ label, url }) =>
      `<a class="link" dir="ltr" href="${escapeHtml(url)}" target="_blank" rel="noopener" style="${link}">${escapeHtml(label)}</a>`,
  );
  const lines = note.split("\n").map(escapeHtml).join("<br>");
  return `<div class="line" style="margin:0 0 20px;padding:0 0 16px;border-bottom:1px solid #e4e2dc">
<p class="text" dir="auto" style="margin:0 0 2px;${SERIF};font-size:20px;line-height:1.3;font-weight:500;${INK}">${escapeHtml(name)}</p>
${role === "" ? "" : `<p class="muted" dir="auto" style="${small}">${escapeHtml(role)}</p>`}
${where === "" ? "" : `<p class="muted" style="${small}">${escapeHtml(where)}</p>`}
<p style="margin:0">${links.join("")}</p>
${note === "" ? "" : `<p class="text line" dir="auto" style="margin:8px 0 0;padding:2px 0;padding-${start}:14px;text-align:${start};border-${start}:3px solid #cfccc4;${SANS};font-size:16px;line-height:1.5;${INK}">${lines}</p>`}
</div>`;
}

type FiguresBlock = Extract<MailBlock, { type: "figures" }>;

/** Two by two, so that they fit on a phone. */
function renderFigures(figures: FiguresBlock["figures"], { end }: Sides): string {
  const cell = ({ label, value, change }: FiguresBlock["figures"][number]) =>
    `<td width="50%" style="padding:0 0 20px;padding-${end}:16px;vertical-align:top">
<p class="muted" style="margin:0;${SANS};font-size:15px;line-height:1.4;${MUTED}">${escapeHtml(label)}</p>
<p class="text" style="margin:0;${SERIF};font-size:36px;line-height:1.15;font-weight:500;${INK}">${escapeHtml(value)}</p>
<p class="muted" style="margin:2px 0 0;${SANS};font-size:14px;line-height:1.4;${MUTED}">${escapeHtml(change)}</p></td>`;
  const rows = Array.from({ length: Math.ceil(figures.length / 2) }, (_, row) =>
    figures.slice(2 * row, 2 * row + 2),
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows
    .map((row) => `<tr>${row.map(cell).join("")}</tr>`)
    .join("")}</table>`;
}

const BAR_MAX_PX = 96;

/** Heights of cells; a day without any is a line. */
function renderBars({ title, bars }: Extract<MailBlock, { type: "bars" }>, { end }: Sides): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const small = `${SANS};font-size:13px;line-height:1.4`;
  const column = ({ value, text }: (typeof bars)[number]) =>
    `<td valign="bottom" align="center" style="padding:0;padding-${end}:8px"><p class="text" style="margin:0 0 4px;${small};font-weight:600;${INK}">${escapeHtml(text)}</p>
<div class="bar" style="width:32px;height:${Math.max(2, Math.round((value / most) * BAR_MAX_PX))}px;background:#1c45c2;border-radius:4px 4px 0 0;font-size:0;line-height:0">&nbsp;</div></td>`;
  const label = ({ label: day }: { label: string }) =>
    `<td class="muted" align="center" style="padding:6px 0 0;padding-${end}:8px;${small};${MUTED}">${escapeHtml(day)}</td>`;
  return `<p class="text" style="margin:0 0 12px;${SANS};font-size:16px;line-height:1.5;font-weight:600;${INK}">${escapeHtml(title)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${bars.map(column).join("")}</tr><tr>${bars.map(label).join("")}</tr></table>`;
}

function renderFact([label, value]: readonly [string, string], { end }: Sides): string {
  const cell = `padding:3px 0;${SANS};font-size:16px;line-height:1.5;vertical-align:top`;
  return `<tr><td class="muted" style="${cell};padding-${end}:20px;${MUTED}">${escapeHtml(label)}</td><td class="text" style="${cell};word-break:break-word;font-weight:600;${INK}">${escapeHtml(value)}</td></tr>`;
}

function renderLink({ label, url }: { label: string; url: string }): string {
  return `<a class="link" href="${escapeHtml(url)}" target="_blank" rel="noopener" style="${LAPIS}">${escapeHtml(label)}</a>`;
}
