import { PLAIN_STYLE } from "../../http/plain-style.ts";

export const MAILBOX_STYLE = `${PLAIN_STYLE}
ul { margin: 2rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--line) }
li { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between; padding-block: 1rem; border-bottom: 1px solid var(--line) }
.about { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere; font-size: .9375rem }
.subject { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--text); font-size: 1.0625rem; font-weight: 600 }
.secret { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center }
.code { font-family: var(--display); font-size: 1.75rem; line-height: 1.2; font-weight: 600; letter-spacing: .08em; font-variant-numeric: tabular-nums lining-nums; -webkit-user-select: all; user-select: all }
.over .code { color: var(--muted); text-decoration: line-through }
.mail .secret { margin: 1.5rem 0 0; padding: 1rem 1.25rem; border-radius: 1rem; background: var(--sunk); justify-content: space-between }
.mail .code { font-size: 2.5rem }
iframe { display: block; width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--bg) }
pre { margin: 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); font: .875rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.empty { margin-top: 2rem; padding: 3rem 1.5rem; border: 1.5px dashed var(--border); border-radius: 1rem; text-align: center }
.empty h2 { margin: 0 0 .5rem }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`;

/** Copies codes and reloads when new mail arrives. The page works without it. */
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
