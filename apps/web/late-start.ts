import { LISTENING } from "./app/lib/listening.ts";

const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Whoever has not touched a phone for so many milliseconds reads, and does not notice that it works. */
const READING_MS = 5000;

/**
 * A page that is finished without its scripts is read first and comes alive afterwards: once everything it shows has
 * arrived and is painted, and on a phone, where the first screen shows nothing that a script would change, at the first
 * touch. The modules are then run one by one with a pause after each, because a phone that runs them all at once stands
 * still for half a second.
 */
export function startLate(html: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, address]) => address as string);
  const code = START.exec(html)?.[1];
  if (!code) throw new Error("the scripts of a page are not where they used to be");
  // What pages share; the pages themselves and the entry, which begins to work at once, come after in the code.
  const shared = modules.filter((address) => !code.includes(`"${address}"`));
  const script = `${WAIT}const m=${JSON.stringify(modules)},s=${JSON.stringify(shared)};${RUN}${inTurn(code)}`;
  return html.replace(PRELOAD, "").replace(START, () => `<script type="module">${script}</script>`);
}

/**
 * Buttons and choices do nothing yet: the last one pressed is pressed again when the page says that it listens. Links
 * and disclosures work by themselves.
 */
const WAIT = [
  "let c;const k=(v)=>{const b=v.target.closest('button,input');if(b&&b.type!=='submit')c=b};",
  "addEventListener('click',k,true);",
  `addEventListener('${LISTENING}',()=>{`,
  "removeEventListener('click',k,true);",
  "if(c&&c.type==='radio')c.checked=false;",
  "if(c)c.click()",
  "},{once:true});",
  "await new Promise((go)=>{",
  `const i=()=>matchMedia('(hover: none)').matches?setTimeout(go,${READING_MS})`,
  ":window.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);",
  "if(document.readyState==='complete')i();else addEventListener('load',i,{once:true});",
  "for(const n of ['pointerdown','touchstart','keydown','scroll'])addEventListener(n,go,{once:true,passive:true})",
  "});",
].join("");

/** All are asked for, and then run in turn; a phone needs a pause even between thirty questions. */
const RUN = [
  "const p=()=>new Promise((go)=>setTimeout(go));",
  "for(const a of m){const l=document.createElement('link');",
  "l.rel='modulepreload';l.fetchPriority='low';l.href=a;document.head.append(l);await p()}",
  "for(const a of s){await import(a);await p()}",
].join("");

/** The router's own statements, waiting for each other instead of being run together. */
function inTurn(code: string): string {
  return code
    .replace(/import \* as (\w+) from ("[^"]+");/g, "const $1=await import($2);")
    .replace(/import ("[^"]+");/g, "await import($1);");
}
