/**
 * Runs in the head before the first paint, so that a chosen theme never flashes. Constant, so that a content security
 * policy can allow it by hash. `theme.ts` handles later changes.
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
 * Stops Zod from probing `new Function`, which would violate the content security policy. Modules run too late for
 * this: bundling decides their order.
 */
const ZOD_SCRIPT = "globalThis.__zod_globalConfig={jitless:true}";

/** Must run before the first paint and before any module. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${ZOD_SCRIPT}`;
