/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes. It is the same text on every
 * page: a content security policy can allow it by hash where there is no nonce. `theme.ts` is its lasting half.
 */
const THEME_SCRIPT = [
  "(()=>{",
  "let t;try{t=localStorage.getItem('theme')}catch{}",
  "if(t!=='light'&&t!=='dark')return;",
  "document.documentElement.dataset.theme=t;",
  "const m=document.createElement('meta');",
  "m.id='chosen-theme-color';m.name='theme-color';m.content=t==='dark'?'#12100e':'#f7f6f2';",
  "document.head.prepend(m)",
  "})()",
].join("");

/**
 * Zod tries whether it may compile its checks as soon as the first one is made, and the pages' policy would report that
 * as an attack. Modules run too late to forbid it: bundling decides their order.
 */
const ZOD_SCRIPT = "globalThis.__zod_globalConfig={jitless:true}";

/** What must have run before anything is painted and before any module. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${ZOD_SCRIPT}`;
