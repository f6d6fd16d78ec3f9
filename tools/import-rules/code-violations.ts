/** A piece of code that breaks one rule of oxlint, or (without a rule) none. */
interface CodeViolation {
  rule?: string;
  /** Part of the message. */
  says?: string;
  file: string;
  code: string;
}

/** The rule of an error that a rule throws instead of reporting it. */
const thrown = 'thrown';

const breaking: [rule: string, file: string, code: string, says?: string][] = [
  ['typescript/no-explicit-any', 'shell/src/a.ts', 'export const a: any = 1;'],
  ['no-eval', 'backend/src/eval.ts', "export const a: unknown = eval('1');"],
  ['no-implied-eval', 'shell/src/implied-eval.ts', "setTimeout('open()', 1);"],
  ['no-new-func', 'backend/src/new-func.ts', "export const a = new Function('return 1');"],
  ['no-script-url', 'shell/src/script-url.ts', "export const a = 'javascript:open()';"],
  ['no-restricted-properties', 'backend/src/chance.ts', 'export const a = Math.random();'],
  ['lectern/no-default-export', 'shell/src/b.ts', 'export default 1;'],
  ['lectern/no-default-export', 'backend/src/b.ts', 'const b = 1; export { b as default };'],
  ['lectern/no-environment', 'backend/src/c.ts', 'export const c = process.env.C;'],
  ['lectern/no-environment', 'shell/src/c.ts', "export const c = process.env['C'];"],
  [
    'lectern/no-environment',
    'libs/coins/src/c.ts',
    "import { env } from 'node:process'; export const c = env['C'];",
  ],
  ['lectern/no-service', 'backend/src/d.ts', 'export class ShopService {}'],
  [
    'lectern/sql-in-queries',
    'backend/src/owner-tools/a/a.ts',
    'export const a = `SELECT id FROM orders WHERE id = $1`;',
  ],
  [
    'lectern/no-forward-ref',
    'backend/src/e.ts',
    "import { forwardRef } from '@nestjs/common'; export const e = forwardRef(() => String);",
  ],
  [
    'lectern/no-style-attribute',
    'shell/src/f.tsx',
    'export const F = () => <p style={{ color: "red" }}>F</p>;',
  ],
  [
    'lectern/style-tokens',
    'shell/src/corner.ts',
    "import { css } from 'styled-components'; export const a = css`border-top-left-radius: 6px;`;",
    'instead of "6px"',
  ],
  [
    'lectern/style-tokens',
    'widgets/cart/src/corner.ts',
    'export const a = (px: number) => `p{border-radius:${px}px}`;',
    'Use --radius-small',
  ],
  [
    'lectern/style-tokens',
    'admin/src/shadow.ts',
    'export const a = `p{box-shadow:var(--shadow-card), 0 2px 8px rgb(0 0 0 / 0.4)}`;',
    'Use --shadow-card',
  ],
  [
    'lectern/style-tokens',
    'shell/src/field.ts',
    "import { styled } from 'styled-components'; export const A = styled.input.attrs({ type: 'email' })`border: 1px solid;`;",
    'fields look alike',
  ],
  [
    'lectern/style-tokens',
    'admin/src/button.ts',
    "import { styled } from 'styled-components'; export const A = styled.a`padding: 8px; color: var(--color-on-accent);`;",
    'buttons look alike',
  ],
  ['lectern/no-focused-test', 'libs/coins/src/h.spec.ts', "it.only('h', () => {});"],
  [
    'lectern/no-wait-for-timeout',
    'e2e/journeys/i.ts',
    'export const i = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(5);',
  ],
  [
    'lectern/no-content-path',
    'shell/src/content-path.ts',
    "export const site = new URL('../../content/site.json', import.meta.url);",
  ],
  [
    'lectern/no-content-path',
    'backend/src/manuscript-path.ts',
    "export const first = 'books/one/manuscript/1.md';",
  ],
  [
    'lectern/content-at-import',
    'shell/src/pages/a/a.words.ts',
    "import { pages } from '@lectern/catalogue'; export const { words } = pages.home;",
    'read pages in a function',
  ],
  [
    'lectern/content-at-import',
    'backend/src/shop/counter/choice.dto.ts',
    "import { bookIds } from '@lectern/catalogue'; export class Choice { @IsIn(bookIds) bookId!: string; }",
    'read bookIds',
  ],
  [
    'lectern/content-at-import',
    'backend/src/shop/counter/greeting.ts',
    "import { site as ours } from '@lectern/catalogue'; export class Greeting { readonly text = `Hello from ${ours.name}`; }",
    'read site',
  ],
  [
    'lectern/content-at-import',
    'backend/src/shop/counter/found.ts',
    "import { bookById } from '@lectern/catalogue'; export const first = bookById('first');",
    'read bookById',
  ],
  [
    'lectern/content-at-import',
    'backend/src/shop/counter/topics.ts',
    "import { legalTopics } from '@lectern/catalogue/legal-topics'; const ids = () => legalTopics.map(({ id }) => id); export const TOPICS = new Set(ids());",
    'read ids',
  ],
  ['lectern/no-clock', 'backend/src/shop/counter/clock-rules.ts', 'export const today = () => new Date();'],
  [
    'lectern/no-clock',
    'backend/src/shop/counter/stopwatch-limits.ts',
    'export const startedMs = () => Date.now();',
  ],
  [
    'no-restricted-imports',
    'libs/coins/src/j.spec.ts',
    "import { setTimeout } from 'node:timers/promises'; export const j = setTimeout;",
    'for a time',
  ],
  [
    'lectern/no-styled-default',
    'shell/src/k.ts',
    "import styled from 'styled-components'; export const k = styled;",
  ],
  ['no-console', 'backend/src/l.ts', "console.log('l');"],
  ['max-lines', 'libs/coins/src/m.ts', `export const m = 1;\n${'//\n'.repeat(400)}`],
  ['lectern/long-file', 'libs/coins/src/long.ts', `export const m = 1;\n${'//\n'.repeat(250)}`],
  [
    'typescript/consistent-type-imports',
    'shell/src/n.ts',
    "import { Server } from 'node:http'; export type N = Server;",
  ],
  [thrown, 'shell/src/o.ts', '/* eslint-disable no-console */ export const o = 1;', 'holds everywhere'],
  [
    thrown,
    'shell/src/o-at-all.ts',
    "/* oxlint-disable */ console.log('not heard, but refused');",
    'holds everywhere',
  ],
  [
    thrown,
    'shell/src/o-in-line.ts',
    "console.log('not heard, but refused'); // oxlint-disable-line",
    'holds everywhere',
  ],
  [
    'no-console',
    'shell/src/silenced.ts',
    "/* eslint-disable no-console */ console.log('heard all the same');",
  ],
  ['typescript/ban-ts-comment', 'shell/src/p.ts', `// @ts-ignore\nexport const p: number = "";`],
  [
    'lectern/linear-expression',
    'backend/src/address.ts',
    'export const ADDRESS = /[^\\s@]+@[^\\s@]+/;',
    'try "A"',
  ],
  [
    'lectern/linear-expression',
    'libs/coins/src/container.ts',
    'export const ROOT = /<rootfile[^>]*full-path/;',
    'try "<rootfile"',
  ],
  [
    'lectern/linear-expression',
    'backend/src/mailbox.ts',
    'const NAME = String.raw`[^\\s@]`;\nexport const MAILBOX = new RegExp([`${NAME}+@`, "b"].join("|"), "u");',
    'try "A"',
  ],
  [
    'lectern/linear-expression',
    'backend/src/find.ts',
    'export const isIn = (word: string, text: string) => RegExp(word).test(text);',
    'not known here',
  ],
  ['lectern/file-name', 'shell/src/QBox.ts', 'export const q = 1;', 'kebab-case'],
  ['lectern/file-name', 'libs/r/utils.ts', 'export const r = 1;', 'does not describe'],
  ['lectern/file-name', 'libs/shared/r.ts', 'export const r = 1;', 'does not describe'],
  ['lectern/relative-extension', 'libs/coins/src/s.ts', "export { m } from './m';"],
  ['typescript/no-floating-promises', 'backend/src/t.ts', 'const t = async () => 1; t();'],
  [
    'typescript/no-misused-promises',
    'backend/src/u.ts',
    'export const u = async () => 1; if (u()) u.toString();',
  ],
  [
    'typescript/switch-exhaustiveness-check',
    'libs/coins/src/v.ts',
    "export function v(coin: 'cent' | 'dime') { switch (coin) { case 'cent': return 1; } return 0; }",
  ],
  ['typescript/await-thenable', 'tools/start/awaited.mjs', 'export const awaited = await 1;'],
  [
    'typescript/only-throw-error',
    'e2e/journeys/thrown.ts',
    "export const thrown = () => { throw 'words'; };",
  ],
  ['eqeqeq', 'backend/src/x.ts', 'export const x = (a: number) => a == 1;'],
  ['no-unused-vars', 'backend/src/y.ts', 'const y = 1;'],
  ['no-undef', 'tools/start/z.mjs', 'export const z = nowhere;'],
  ['prefer-const', 'backend/src/let.ts', 'let a = 1; export const b = a;'],
  ['react/purity', 'shell/src/today.tsx', 'export const Today = () => <p>{new Date().getDay()}</p>;'],
  [
    'react-hooks/exhaustive-deps',
    'libs/ui/src/title.tsx',
    "import { useEffect } from 'react'; export function Title({ a }: { a: string }) { useEffect(() => { document.title = a; }, []); return null; }",
  ],
  [
    'react-hooks/rules-of-hooks',
    'widgets/cart/src/w.tsx',
    "import { useState } from 'react'; export function W({ x }: { x: boolean }) { if (x) useState(0); return null; }",
  ],
];

const keeping: [file: string, code: string][] = [
  [
    'libs/coins/src/found.ts',
    'const NAME = "[a-z]"; export const FOUND = new RegExp(`(?<!${NAME})${NAME}+(?:@|%40)${NAME}+!`);',
  ],
  [
    'backend/src/shop/counter/shown.ts',
    "import { bookById, bookIds, site, siteLocale } from '@lectern/catalogue'; export const LOCALE = [siteLocale, site.currency]; export const SOURCE = { ids: () => bookIds, find: bookById, site: 1 }; export type Name = typeof site.name; export class Page { site = SOURCE.site; text() { return site.name; } }",
  ],
  ['backend/src/platform/config/read.ts', 'export const port = process.env.PORT;'],
  ['libs/catalogue/src/places.ts', 'export const asked = process.env.CONTENT_DIR;'],
  ['tools/start/speak.ts', "console.log(process.env['PORT']);"],
  ['shell/vite.config.ts', 'export default { base: process.env.BASE };'],
  [
    'backend/src/wired.ts',
    "import { Server } from 'node:http'; export class Wired { constructor(readonly server: Server) {} }",
  ],
  [
    'backend/src/shop/counter/sell.use-case.ts',
    'export class Sell { execute() { return this.now(); } private now() { return new Date(); } }',
  ],
  [
    'backend/src/shop/counter/due.ts',
    'export const dueAt = (soldAt: Date) => new Date(soldAt.getTime() + 1000);',
  ],
  [
    'libs/catalogue/src/read.ts',
    "export const site = new URL('../../../content/site.json', import.meta.url);",
  ],
  [
    'backend/src/line.ts',
    'export const LINES = [/(?<!\\S)\\S+@/, /^[ \\t]+at .+$/m, /<rootfile([^<>]*)>/, /^a+b/];',
  ],
  ['libs/catalogue/src/heading.ts', 'export const HEADING = /#+!/;'],
  [
    'shell/src/drawn.ts',
    "import { css } from 'styled-components'; export const a = (radius: { small: string }) => css`border-radius: 50% 50% 0 0 / 40% 40% calc(var(--radius-large) + 8px) ${radius.small}; box-shadow: inset 3px 0 0 red, 0 0 0 2px rgb(0 0 0 / 0.5), var(--shadow-lifted);`;",
  ],
  [
    'shell/src/range.ts',
    "import { styled } from 'styled-components'; export const A = styled.input.attrs({ type: 'range' })`height: 4px;`;",
  ],
  ['shell/src/home.page.tsx', 'export const Home = () => <meta name="a" content="b" />;'],
];

export const codeViolations: Record<'breaking' | 'keeping', CodeViolation[]> = {
  breaking: breaking.map(([rule, file, code, says]) => ({ rule, file, code, says })),
  keeping: keeping.map(([file, code]) => ({ file, code })),
};
