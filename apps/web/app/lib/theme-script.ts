/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes. It is the same text on every
 * page: a content security policy can allow it by hash where there is no nonce. `theme.ts` is its lasting half.
 */
export const THEME_SCRIPT = [
  "(()=>{",
  "let t;try{t=localStorage.getItem('theme')}catch{}",
  "if(t!=='light'&&t!=='dark')return;",
  "document.documentElement.dataset.theme=t;",
  "const m=document.createElement('meta');",
  "m.id='chosen-theme-color';m.name='theme-color';m.content=t==='dark'?'#12100e':'#f7f6f2';",
  "document.head.prepend(m)",
  "})()",
].join("");
