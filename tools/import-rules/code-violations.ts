/** A piece of code that breaks one rule of oxlint, or (without a rule) one that all let pass. */
export interface CodeViolation {
  rule?: string;
  /** Part of what is said of it, where a rule says several things. */
  says?: string;
  file: string;
  code: string;
}

/** What a rule throws instead of reporting has no rule's name. */
const thrown = 'thrown';

const breaking: CodeViolation[] = [
  { rule: 'typescript/no-explicit-any', file: 'shell/src/a.ts', code: 'export const a: any = 1;' },
  { rule: 'no-eval', file: 'backend/src/eval.ts', code: "export const a: unknown = eval('1');" },
  {
    rule: 'no-implied-eval',
    file: 'shell/src/implied-eval.ts',
    code: "setTimeout('open()', 1);",
  },
  {
    rule: 'no-new-func',
    file: 'backend/src/new-func.ts',
    code: "export const a = new Function('return 1');",
  },
  {
    rule: 'no-script-url',
    file: 'shell/src/script-url.ts',
    code: "export const a = 'javascript:open()';",
  },
  {
    rule: 'no-restricted-properties',
    file: 'backend/src/chance.ts',
    code: 'export const a = Math.random();',
  },
  { rule: 'lectern/no-default-export', file: 'shell/src/b.ts', code: 'export default 1;' },
  {
    rule: 'lectern/no-default-export',
    file: 'backend/src/b.ts',
    code: 'const b = 1; export { b as default };',
  },
  {
    rule: 'lectern/no-environment',
    file: 'backend/src/c.ts',
    code: 'export const c = process.env.C;',
  },
  {
    rule: 'lectern/no-environment',
    file: 'shell/src/c.ts',
    code: "export const c = process.env['C'];",
  },
  {
    rule: 'lectern/no-environment',
    file: 'libs/coins/src/c.ts',
    code: "import { env } from 'node:process'; export const c = env['C'];",
  },
  { rule: 'lectern/no-service', file: 'backend/src/d.ts', code: 'export class ShopService {}' },
  {
    rule: 'lectern/no-forward-ref',
    file: 'backend/src/e.ts',
    code: "import { forwardRef } from '@nestjs/common'; export const e = forwardRef(() => String);",
  },
  {
    rule: 'lectern/no-style-attribute',
    file: 'shell/src/f.tsx',
    code: 'export const F = () => <p style={{ color: "red" }}>F</p>;',
  },
  {
    rule: 'lectern/no-focused-test',
    file: 'libs/coins/src/h.spec.ts',
    code: "it.only('h', () => {});",
  },
  {
    rule: 'lectern/no-wait-for-timeout',
    file: 'e2e/journeys/i.ts',
    code: 'export const i = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(5);',
  },
  {
    rule: 'lectern/no-content-path',
    file: 'shell/src/content-path.ts',
    code: "export const site = new URL('../../content/site.json', import.meta.url);",
  },
  {
    rule: 'lectern/no-content-path',
    file: 'backend/src/manuscript-path.ts',
    code: "export const first = 'books/one/manuscript/1.md';",
  },
  {
    rule: 'lectern/no-clock',
    file: 'backend/src/shop/counter/clock-rules.ts',
    code: 'export const today = () => new Date();',
  },
  {
    rule: 'lectern/no-clock',
    file: 'backend/src/shop/counter/stopwatch-limits.ts',
    code: 'export const startedMs = () => Date.now();',
  },
  {
    rule: 'no-restricted-imports',
    says: 'for a time',
    file: 'libs/coins/src/j.spec.ts',
    code: "import { setTimeout } from 'node:timers/promises'; export const j = setTimeout;",
  },
  {
    rule: 'lectern/no-styled-default',
    file: 'shell/src/k.ts',
    code: "import styled from 'styled-components'; export const k = styled;",
  },
  { rule: 'no-console', file: 'backend/src/l.ts', code: "console.log('l');" },
  { rule: 'max-lines', file: 'libs/coins/src/m.ts', code: `export const m = 1;\n${'//\n'.repeat(400)}` },
  {
    rule: 'lectern/long-file',
    file: 'libs/coins/src/long.ts',
    code: `export const m = 1;\n${'//\n'.repeat(250)}`,
  },
  {
    rule: 'typescript/consistent-type-imports',
    file: 'shell/src/n.ts',
    code: "import { Server } from 'node:http'; export type N = Server;",
  },
  {
    rule: thrown,
    says: 'holds everywhere',
    file: 'shell/src/o.ts',
    code: '/* eslint-disable no-console */ export const o = 1;',
  },
  {
    rule: thrown,
    says: 'holds everywhere',
    file: 'shell/src/o-at-all.ts',
    code: "/* oxlint-disable */ console.log('not heard, but refused');",
  },
  {
    rule: thrown,
    says: 'holds everywhere',
    file: 'shell/src/o-in-line.ts',
    code: "console.log('not heard, but refused'); // oxlint-disable-line",
  },
  {
    rule: 'no-console',
    file: 'shell/src/silenced.ts',
    code: "/* eslint-disable no-console */ console.log('heard all the same');",
  },
  {
    rule: 'typescript/ban-ts-comment',
    file: 'shell/src/p.ts',
    code: '// @ts-ignore\nexport const p: number = "";',
  },
  {
    rule: 'lectern/linear-expression',
    says: 'try "A"',
    file: 'backend/src/address.ts',
    code: 'export const ADDRESS = /[^\\s@]+@[^\\s@]+/;',
  },
  {
    rule: 'lectern/linear-expression',
    says: 'try "<rootfile"',
    file: 'libs/coins/src/container.ts',
    code: 'export const ROOT = /<rootfile[^>]*full-path/;',
  },
  {
    rule: 'lectern/linear-expression',
    says: 'try "A"',
    file: 'backend/src/mailbox.ts',
    code: 'const NAME = String.raw`[^\\s@]`;\nexport const MAILBOX = new RegExp([`${NAME}+@`, "b"].join("|"), "u");',
  },
  {
    rule: 'lectern/linear-expression',
    says: 'Nobody can see',
    file: 'backend/src/find.ts',
    code: 'export const isIn = (word: string, text: string) => RegExp(word).test(text);',
  },
  { rule: 'lectern/file-name', says: 'kebab-case', file: 'shell/src/QBox.ts', code: 'export const q = 1;' },
  { rule: 'lectern/file-name', says: 'says nothing', file: 'libs/r/utils.ts', code: 'export const r = 1;' },
  { rule: 'lectern/file-name', says: 'says nothing', file: 'libs/shared/r.ts', code: 'export const r = 1;' },
  {
    rule: 'lectern/relative-extension',
    file: 'libs/coins/src/s.ts',
    code: "export { m } from './m';",
  },
  {
    rule: 'typescript/no-floating-promises',
    file: 'backend/src/t.ts',
    code: 'const t = async () => 1; t();',
  },
  {
    rule: 'typescript/no-misused-promises',
    file: 'backend/src/u.ts',
    code: 'export const u = async () => 1; if (u()) u.toString();',
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    file: 'libs/coins/src/v.ts',
    code: "export function v(coin: 'cent' | 'dime') { switch (coin) { case 'cent': return 1; } return 0; }",
  },
  {
    rule: 'typescript/await-thenable',
    file: 'tools/start/awaited.mjs',
    code: 'export const awaited = await 1;',
  },
  {
    rule: 'typescript/only-throw-error',
    file: 'e2e/journeys/thrown.ts',
    code: "export const thrown = () => { throw 'words'; };",
  },
  { rule: 'eqeqeq', file: 'backend/src/x.ts', code: 'export const x = (a: number) => a == 1;' },
  { rule: 'no-unused-vars', file: 'backend/src/y.ts', code: 'const y = 1;' },
  { rule: 'no-undef', file: 'tools/start/z.mjs', code: 'export const z = nowhere;' },
  { rule: 'prefer-const', file: 'backend/src/let.ts', code: 'let a = 1; export const b = a;' },
  {
    rule: 'react/purity',
    file: 'shell/src/today.tsx',
    code: 'export const Today = () => <p>{new Date().getDay()}</p>;',
  },
  {
    rule: 'react-hooks/exhaustive-deps',
    file: 'libs/ui/src/title.tsx',
    code: "import { useEffect } from 'react'; export function Title({ a }: { a: string }) { useEffect(() => { document.title = a; }, []); return null; }",
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: 'widgets/cart/src/w.tsx',
    code: "import { useState } from 'react'; export function W({ x }: { x: boolean }) { if (x) useState(0); return null; }",
  },
];

const keeping: CodeViolation[] = [
  {
    file: 'libs/coins/src/found.ts',
    code: 'const NAME = "[a-z]"; export const FOUND = new RegExp(`(?<!${NAME})${NAME}+(?:@|%40)${NAME}+!`);',
  },
  { file: 'backend/src/platform/config/read.ts', code: 'export const port = process.env.PORT;' },
  { file: 'libs/catalogue/src/places.ts', code: 'export const asked = process.env.CONTENT_DIR;' },
  { file: 'tools/start/speak.ts', code: "console.log(process.env['PORT']);" },
  { file: 'shell/vite.config.ts', code: 'export default { base: process.env.BASE };' },
  {
    file: 'backend/src/wired.ts',
    code: "import { Server } from 'node:http'; export class Wired { constructor(readonly server: Server) {} }",
  },
  {
    file: 'backend/src/shop/counter/sell.use-case.ts',
    code: 'export class Sell { execute() { return this.now(); } private now() { return new Date(); } }',
  },
  {
    file: 'backend/src/shop/counter/due.ts',
    code: 'export const dueAt = (soldAt: Date) => new Date(soldAt.getTime() + 1000);',
  },
  {
    file: 'libs/catalogue/src/read.ts',
    code: "export const site = new URL('../../../content/site.json', import.meta.url);",
  },
  {
    file: 'backend/src/line.ts',
    code: 'export const LINES = [/(?<!\\S)\\S+@/, /^[ \\t]+at .+$/m, /<rootfile([^<>]*)>/, /^a+b/];',
  },
  { file: 'libs/catalogue/src/heading.ts', code: 'export const HEADING = /#+!/;' },
  { file: 'shell/src/home.page.tsx', code: 'export const Home = () => <meta name="a" content="b" />;' },
];

export const codeViolations = { breaking, keeping };
