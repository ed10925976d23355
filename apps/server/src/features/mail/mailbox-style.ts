export const MAILBOX_STYLE = `
:root { color-scheme: light dark; --bg: #f7f6f2; --surface: #fff; --sunk: #f0eeea; --line: #e4e2dc; --border: #88847c;
  --text: #1b1916; --muted: #5d5a53; --accent: #1c45c2; --mark: #1b1916; --fold: #6f9bff; --letter: #fff }
@media (prefers-color-scheme: dark) { :root { --bg: #12100e; --surface: #1b1916; --sunk: #262420; --line: #34312c;
  --text: #f7f6f2; --muted: #b1ada6; --accent: #8eb8fe; --mark: #f7f6f2; --fold: #1c45c2; --letter: #1b1916 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 "Hanken Grotesk", system-ui, sans-serif; -webkit-font-smoothing: antialiased }
h1, h2, .brand, .code { font-family: Platypi, Georgia, serif }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 1.55rem + .9vw, 2.25rem); line-height: 1.12; letter-spacing: -.02em; font-weight: 500; overflow-wrap: anywhere }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.375rem; line-height: 1.25; font-weight: 500 }
p { margin: 0 }
a { color: var(--accent); text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .25rem }
header { border-bottom: 1px solid var(--line) }
.bar, main { max-width: 50.5rem; margin-inline: auto; padding-inline: 1.25rem }
.bar { display: flex; align-items: center; min-height: 4rem }
.brand { display: inline-flex; gap: .625rem; align-items: center; min-height: 2.75rem; color: inherit; font-size: 1.375rem; font-weight: 600; text-decoration: none }
.brand svg { width: 1.75rem; height: 1.75rem }
main { padding-block: 2rem 5rem }
.muted { color: var(--muted) }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; margin-bottom: .5rem }
ul { margin: 2rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--line) }
li { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between; padding-block: 1rem; border-bottom: 1px solid var(--line) }
time { white-space: nowrap }
.about { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere; font-size: .9375rem }
.subject { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--text); font-size: 1.0625rem; font-weight: 600 }
.secret { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center }
.code { font-size: 1.75rem; line-height: 1.2; font-weight: 600; letter-spacing: .08em; font-variant-numeric: tabular-nums lining-nums; -webkit-user-select: all; user-select: all }
.over .code { color: var(--muted); text-decoration: line-through }
.mail .secret { margin: 1.5rem 0 0; padding: 1rem 1.25rem; border-radius: 1rem; background: var(--sunk); justify-content: space-between }
.mail .code { font-size: 2.5rem }
button { min-width: 6rem; min-height: 3rem; padding: 0 1.25rem; border: 1.5px solid var(--border); border-radius: .75rem; background: var(--surface); color: var(--text); font: inherit; font-weight: 600; cursor: pointer }
button:hover { border-color: var(--text) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 1rem 0 0 }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--bg) }
pre { margin: 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); font: .875rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.empty { margin-top: 2rem; padding: 3rem 1.5rem; border: 1.5px dashed var(--border); border-radius: 1rem; text-align: center }
.empty h2 { margin: 0 0 .5rem }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`;

/** Copies codes, and shows a new mail when it comes. Everything can be read without it. */
export const MAILBOX_SCRIPT = `
for (const button of document.querySelectorAll("button")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const code = document.getElementById(button.dataset.code);
    getSelection().selectAllChildren(code);
    let isCopied = false;
    try { await navigator.clipboard.writeText(code.textContent); isCopied = true } catch { isCopied = document.execCommand("copy") }
    button.textContent = isCopied ? "Copied" : "Selected";
    document.querySelector("[role=status]").textContent = isCopied ? "Code copied" : "Code selected";
  });
}
const { version } = document.body.dataset;
if (version) setInterval(async () => {
  if (document.hidden) return;
  try {
    const response = await fetch(location.pathname, { method: "HEAD" });
    if (response.ok && response.headers.get("etag") !== version) location.reload();
  } catch {}
}, 3000);
`;
