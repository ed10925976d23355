import { type SideLanguages, sideLanguages } from "@visita/domain/card/card-sides";
import type { PublicCard } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import { firstLanguage } from "@visita/domain/language/choose-language";
import { directionOf } from "@visita/domain/language/languages";
import { typographyStyle } from "@visita/domain/language/typography";

/** The style of the one-file page; the font of its name as base64. Text is set in a font of the reader's system. */
export function pageStyle(card: PublicCard, displayFont: string): string {
  const theme = themeOf(card.color);
  const sides = sideLanguages(card);
  return `
@font-face{font-family:"Platypi Variable";src:url(data:font/ttf;base64,${displayFont}) format("truetype")}
:root{color-scheme:light dark;--paper:#f6f3ee;--surface:#fff;--ink:#1b1916;--muted:#5d5a53;--tile:${theme.light.tile};--deep:${theme.light.deep}}
@media(prefers-color-scheme:dark){:root{--paper:#161412;--surface:#211f1c;--ink:#f4f1ec;--muted:#b5afa5;--tile:${theme.dark.tile};--deep:${theme.dark.deep}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/var(--text-body--line-height,1.5) var(--font-sans,"Hanken Grotesk",-apple-system,"Segoe UI",Helvetica,Arial,sans-serif)}
main{max-width:520px;margin:0 auto;padding:24px 16px 48px}
.card{position:relative;background:var(--surface);border-radius:22px;overflow:hidden;border-bottom:6px solid ${theme.edge}}
.cover{display:block;width:100%;height:176px;object-fit:cover}
.body{padding:0 24px 28px}
.photo{display:block;width:128px;height:160px;margin-top:-88px;object-fit:cover;border:6px solid #fff;border-radius:16px;position:relative}
h1{font:400 34px/var(--text-name--line-height,1.12) var(--font-display,"Platypi Variable",Georgia,serif);margin:20px 0 4px;text-align:start;overflow-wrap:anywhere;hyphens:manual}
.reading{color:var(--muted);margin:20px 0 0;font-size:14px;letter-spacing:.08em;text-align:start;overflow-wrap:anywhere}
.reading+h1{margin-top:0}
.role{color:var(--muted);margin:0;text-align:start;overflow-wrap:anywhere;hyphens:manual}
.bio{white-space:pre-line;overflow-wrap:anywhere;margin:16px 0 0}
.save{display:block;margin:24px 0 8px;padding:15px 20px;border-radius:14px;background:${theme.base};color:${theme.on};text-align:center;text-decoration:none;font-size:17px}
ul{display:grid;gap:8px;list-style:none;margin:16px 0 0;padding:0}
li>a,li>span{display:block;min-height:60px;padding:9px 16px;border-radius:14px;background:var(--tile);color:inherit;text-decoration:none;overflow-wrap:anywhere}
li small{display:block;color:var(--muted);font-size:13px;text-align:-webkit-match-parent;text-align:match-parent}
a:focus-visible{outline:3px solid var(--deep);outline-offset:3px;border-radius:8px}
.code{margin:28px 0 0;padding:16px;border-radius:16px;background:#fff;text-align:center;color:#1b1916}
.code svg{display:block;width:200px;height:200px;margin:0 auto 8px}
.logo{position:absolute;top:16px;inset-inline-start:24px;max-width:180px;max-height:48px;padding:8px 12px;background:#fff;border-radius:10px}
footer{margin-top:20px;color:var(--muted);font-size:14px;overflow-wrap:anywhere}
footer a{color:inherit}
${card.secondSide ? sidesStyle(sides) : ""}${typographyStyle(firstLanguage([card.language]), sides)}
`.trim();
}

/** A side is shown while the address names it; paper shows both. */
function sidesStyle(sides: SideLanguages): string {
  const [first, second] = sides.map((language) => directionOf(firstLanguage([language])));
  return `
#side-2{display:none}
#side-2:target{display:block}
#side-2:target~#side-1{display:none}
.side{scroll-margin-top:100vh}
[data-bare] .side{padding-top:56px}
.turn{position:absolute;top:184px;inset-inline-end:24px;display:flex;gap:8px;align-items:center;max-width:calc(100% - 184px);min-height:44px;padding-inline:12px 14px;border:1.5px solid var(--muted);border-radius:12px;background:var(--surface);color:inherit;font-size:15px;font-weight:600;line-height:1.2;text-decoration:none;overflow-wrap:anywhere}
.turn svg{flex:none;width:20px;height:20px;fill:none;stroke:var(--deep);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
[data-bare] .turn{max-width:calc(100% - 48px)}
${first === second ? "" : ".card:has(#side-2:target) .photo{margin-inline-start:auto}.card:has(#side-2:target) .logo{inset-inline:auto 24px}"}
@media print{.body{display:flex;flex-direction:column}.side{display:block!important}#side-2{order:1}footer{order:2}.turn{display:none}}
`;
}
