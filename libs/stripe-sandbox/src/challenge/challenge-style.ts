import { createHash } from 'node:crypto';

export const CHALLENGE_STYLE = `
:root { color-scheme: light dark; --paper: #f4f6f8; --card: #ffffff; --ink: #1b2430; --soft: #51606f;
  --line: #c9d1d9; --go: #14532d; --on-go: #ffffff; --note: #fff4d6; --on-note: #4a3600; }
@media (prefers-color-scheme: dark) { :root { --paper: #10151b; --card: #1a222b; --ink: #e8edf2; --soft: #a9b5c1;
  --line: #3b4855; --go: #7fd6a0; --on-go: #06260f; --note: #3a2f10; --on-note: #f6e3ad; } }
* { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper);
  color: var(--ink); }
main { width: 100%; max-width: 26rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.75rem; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 1rem; }
.bank { margin: 0 0 1rem; font-size: 0.875rem; font-weight: 600; color: var(--soft); }
.note { padding: 0.625rem 0.75rem; border-radius: 0.5rem; background: var(--note); color: var(--on-note);
  font-size: 0.9375rem; }
dl { margin: 0 0 1.25rem; display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; margin: 1.25rem 0 0; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.75rem 0.5rem; border: 2px solid var(--go);
  border-radius: 0.5rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button, .button { background: var(--go); color: var(--on-go); }
button.plain { background: transparent; border-color: var(--soft); color: var(--ink); }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
main > p:last-of-type { margin-bottom: 0; }
`;

/** For the page's Content-Security-Policy. */
export const CHALLENGE_STYLE_HASH = `'sha256-${createHash('sha256').update(CHALLENGE_STYLE).digest('base64')}'`;
