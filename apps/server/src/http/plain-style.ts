/** Inline style of the pages that the server renders without React: sandbox and mailbox. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark; --display: "Platypi Variable", "Platypi Fallback", Georgia, serif; --bg: #f7f6f2; --surface: #fff; --sunk: #f0eeea; --line: #e4e2dc; --border: #88847c;
  --text: #1b1916; --muted: #5d5a53; --accent: #1c45c2; --mark: #1b1916; --fold: #6f9bff; --letter: #fff }
@media (prefers-color-scheme: dark) { :root { --bg: #12100e; --surface: #1b1916; --sunk: #262420; --line: #34312c;
  --text: #f7f6f2; --muted: #b1ada6; --accent: #8eb8fe; --mark: #f7f6f2; --fold: #1c45c2; --letter: #1b1916 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 "Hanken Grotesk Variable", "Hanken Grotesk Fallback", system-ui, sans-serif; -webkit-font-smoothing: antialiased }
h1, h2, .brand { font-family: var(--display) }
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
time { white-space: nowrap }
button { min-width: 6rem; min-height: 3rem; padding: 0 1.25rem; border: 1.5px solid var(--border); border-radius: .75rem; background: var(--surface); color: var(--text); font: inherit; font-weight: 600; cursor: pointer }
button:hover { border-color: var(--text) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 1rem 0 0 }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
`;

export const BRAND_MARK = `<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M11 3h13.5L37 15.5V29a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z" fill="var(--mark)"/><path d="M24.5 3 37 15.5h-9a3.5 3.5 0 0 1-3.5-3.5Z" fill="var(--fold)"/><path d="M15.3 32.3 8.3 16.3 9.5 18.4 7.6 16.5V16H14.7V16.5L12.1 18.4L12.1 16.3L17.9 29.7H17.1L21.1 16.3L21.3 18.4L18.7 16.5V16H24.7V16.5L22.9 18.4L24.1 16.3L17 32.3Z" fill="var(--letter)"/></svg>`;
