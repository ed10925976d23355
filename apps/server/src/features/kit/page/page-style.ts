import type { CardTheme } from "@visita/domain/card/themes";
import type { Language } from "@visita/domain/language/languages";
import { typographyStyle } from "@visita/domain/language/typography";

/** The style of the one-file page; the font of its name as base64. Text is set in a font of the reader's system. */
export function pageStyle(theme: CardTheme, displayFont: string, language: Language): string {
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
h1{font:400 34px/var(--text-title--line-height,1.12) var(--font-display,"Platypi Variable",Georgia,serif);margin:20px 0 4px;text-align:start;overflow-wrap:anywhere}
.role{color:var(--muted);margin:0;text-align:start;overflow-wrap:anywhere}
.bio{white-space:pre-line;overflow-wrap:anywhere;margin:16px 0 0}
.save{display:block;margin:24px 0 8px;padding:15px 20px;border-radius:14px;background:${theme.base};color:${theme.on};text-align:center;text-decoration:none;font-size:17px}
ul{display:grid;gap:8px;list-style:none;margin:16px 0 0;padding:0}
li>a,li>span{display:block;min-height:60px;padding:9px 16px;border-radius:14px;background:var(--tile);color:inherit;text-decoration:none;overflow-wrap:anywhere}
li small{display:block;color:var(--muted);font-size:13px}
a:focus-visible{outline:3px solid var(--deep);outline-offset:3px;border-radius:8px}
.code{margin:28px 0 0;padding:16px;border-radius:16px;background:#fff;text-align:center;color:#1b1916}
.code svg{display:block;width:200px;height:200px;margin:0 auto 8px}
.logo{position:absolute;top:16px;inset-inline-start:24px;max-width:180px;max-height:48px;padding:8px 12px;background:#fff;border-radius:10px}
footer{margin-top:20px;color:var(--muted);font-size:14px;overflow-wrap:anywhere}
footer a{color:inherit}
${typographyStyle(language)}
`.trim();
}
