/**
 * Rewrites the document that React Router renders, so that it is painted from one response and its modules load after
 * the content (decision 007). The router has no option for that. Nothing else edits its markup, and markup that is not as expected here throws.
 */
import { HYDRATED_EVENT } from "./lib/hydrated-event.ts";
import { KNOWN_DEVICE_KEY } from "./lib/known-device.ts";

const PRELOAD = /<link rel="modulepreload"([^>]*)>/g;
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const ENTRY_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** "text": on phones nothing of the first screen needs a script. "form": it is about to be filled in. */
export type PageKind = "text" | "form";

/** Phones without any input start hydration after this time. */
const PHONE_DELAY_MS = 5000;

/**
 * Whether a phone may wait for an input. Not with a form whose words depend on where the visitor comes from, which would
 * change under the finger, nor where somebody has signed in before, who may be sent on at once.
 */
const MAY_WAIT: Record<PageKind, string> = {
  text: "true",
  form: `!location.search&&!history.state?.usr&&!(()=>{try{return localStorage.getItem('${KNOWN_DEVICE_KEY}')}catch{}})()`,
};

/** Moves the preloads behind the content: on a slow network they would be queued before the style sheet. */
export function preloadAfterContent(html: string): string {
  const preloads = preloadAttributes(html).map(
    (attributes) => `<link rel="modulepreload" fetchpriority="low"${attributes}>`,
  );
  if (!html.includes("</body>")) throw unexpectedMarkup("no end of the body");
  return html.replace(PRELOAD, "").replace("</body>", () => `${preloads.join("")}</body>`);
}

/**
 * Hydrates a page only when everything visible is loaded and painted, on phones at the first input. Modules are evaluated
 * one per task: all at once would block a phone's main thread for half a second. What is typed into a form meanwhile
 * stays, because its fields keep their own values, and a form that is sent meanwhile is sent again once it is hydrated.
 */
export function deferHydration(html: string, kind: PageKind): string {
  const modules = preloadAttributes(html).map((attributes) => {
    const [, url] = /href="([^"]+)"/.exec(attributes) ?? [];
    if (!url) throw unexpectedMarkup("a preload without a URL");
    return url;
  });
  const code = ENTRY_SCRIPT.exec(html)?.[1];
  if (!code) throw unexpectedMarkup("no entry script");
  // Shared chunks first; the route modules and the entry, which hydrates when evaluated, follow in the router's code.
  const shared = modules.filter((url) => !code.includes(`"${url}"`));
  const script = `${waitFor(kind)}const m=${JSON.stringify(modules)},s=${JSON.stringify(shared)};${LOAD}${sequential(code)}`;
  return html.replace(PRELOAD, "").replace(ENTRY_SCRIPT, () => `<script type="module">${script}</script>`);
}

/**
 * Puts the style sheets into the document, so that one response paints the page: with the latency of a slow network a
 * second request would double the time to the first paint. The links stay, because hydration looks for them, but apply
 * to nothing and block nothing. Fonts that come within three seconds are still used, as on the public card.
 */
export async function inlineStyles(
  html: string,
  readAsset: (path: string) => Promise<string>,
): Promise<string> {
  const links = [...html.matchAll(STYLE_SHEET)];
  if (links.length === 0) throw unexpectedMarkup("no style sheet");
  let rewritten = html;
  for (const [link, path = ""] of links) {
    const style = (await readAsset(path)).replaceAll("font-display:optional", "font-display:fallback");
    const idle = link.replace("<link ", '<link media="not all" ');
    rewritten = rewritten.replace(link, () => `<style>${style.trim()}</style>${idle}`);
  }
  return rewritten;
}

/**
 * Waits for its turn, and replays the last click on a button or choice, and the last form that was sent, once the page is
 * hydrated. Links, disclosures, text fields and checkboxes work without a script. Buttons that send a form are disabled
 * only for browsers without scripts, which would send a password as part of the URL.
 */
function waitFor(kind: PageKind): string {
  const onPhones = `matchMedia('(hover: none)').matches&&${MAY_WAIT[kind]}?setTimeout(go,${PHONE_DELAY_MS}):`;
  return [
    "let f;const u=(v)=>{v.preventDefault();f=v.target};addEventListener('submit',u,true);",
    "for(const b of document.querySelectorAll('button[type=submit]'))b.disabled=false;",
    "let c;const k=(v)=>{const b=v.target.closest('button,input[type=radio]');if(b&&b.type!=='submit')c=b};",
    "addEventListener('click',k,true);",
    `addEventListener('${HYDRATED_EVENT}',()=>{`,
    "removeEventListener('click',k,true);removeEventListener('submit',u,true);",
    "if(c&&c.type==='radio')c.checked=false;",
    "if(c)c.click();if(f)f.requestSubmit()",
    "},{once:true});",
    "await new Promise((go)=>{",
    `const i=()=>${onPhones}`,
    "window.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);",
    "if(document.readyState==='complete')i();else addEventListener('load',i,{once:true});",
    "for(const n of ['pointerdown','touchstart','keydown','scroll'])addEventListener(n,go,{once:true,passive:true})",
    "});",
  ].join("");
}

/** Preloads all modules (`m`), then evaluates the shared ones (`s`) with a task between any two. */
const LOAD = [
  "const p=()=>new Promise((go)=>setTimeout(go));",
  "for(const a of m){const l=document.createElement('link');",
  "l.rel='modulepreload';l.fetchPriority='low';l.href=a;document.head.append(l);await p()}",
  "for(const a of s){await import(a);await p()}",
].join("");

/** Static imports would be evaluated before the wait, so they become dynamic ones in the same order. */
function sequential(code: string): string {
  const dynamic = code
    .replace(/import \* as (\w+) from ("[^"]+");/g, "const $1=await import($2);")
    .replace(/import ("[^"]+");/g, "await import($1);");
  if (/\bimport\b\s*[^\s(]/.test(dynamic)) throw unexpectedMarkup("an import of an unknown form");
  return dynamic;
}

function preloadAttributes(html: string): string[] {
  const found = [...html.matchAll(PRELOAD)].map(([, attributes]) => attributes as string);
  if (found.length === 0) throw unexpectedMarkup("no module preloads");
  return found;
}

function unexpectedMarkup(detail: string): Error {
  return new Error(`React Router's document is not as expected: ${detail}`);
}
