import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';

import { DomainError, TooManyAttempts } from './platform/http/domain-error.js';
import { toProblem } from './platform/http/problem.js';
import { sentenceIn } from './platform/http/sentence-catalogues.js';
import { loadSentences, translations } from './sentences.js';

/** Files whose sentences are for callers: they reject requests. */
const REJECTS = /\bDomainError\b|class-validator|TooManyAttempts|DomainErrorKind|sentence\(|\bstanding:/;
const NOT_CALLS =
  /\.spec\.ts$|sentences|(^|\/)testing\/|migrations\/|^platform\/(config|jobs|database|logging|metrics|signed-links)\/|archive\/|\.(queries|entity|jobs)\.ts$/;
const SQL = /\b(SELECT|INSERT|UPDATE|DELETE|WHERE|FROM|CASE|SET LOCAL|timestamptz)\b/;
/** Sentences of other kinds in such files: descriptions, data, logs, and calls of services. */
const OTHER =
  /^(From the link|Forgotten, by|Tried too often|In the account|.*SNS|.*Postmark|The secret is|The signature|The certificate|This message is too old|This is from an unexpected|The address to confirm|This call|The Stripe-Signature|“\{\}” \(\{\}\) isn’t on sale|\{\} and \{\}$|Evidence for|The buyer$|Which team|That log|How often|We count|Database backups|They hold|A file was removed|Piece \{\}|A preview of|The file of grant|Stripe sent a payment|The password check|\{\} \{\}\.$|It worked|You’re getting|You asked|Good day|What we read|We couldn’t remove)/;

const placeless = (text: string) => text.replace(/\{\w*\}/g, '{}');
const isSentence = (text: string) =>
  /^[“\p{Lu}{]/u.test(text) &&
  /[\p{L}’}]+ [\p{L}’{]+/u.test(text) &&
  (/[.!?]$/.test(text) || /^(Please|Name|Subject|Message|Topic|The link|The device)\b/.test(text));

/** Texts of a file in English, with `{}` for values. */
function sentencesOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isDecorator(node) && /^@Api/.test(node.getText())) return;
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'description') return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found.filter((each) => isSentence(each) && !SQL.test(each) && !OTHER.test(each));
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !NOT_CALLS.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));

describe('The sentences of the API', () => {
  beforeAll(() => loadSentences());

  it.each(Object.entries(translations))('are all in the language “%s”', (_language, catalogues) => {
    const known = new Set(catalogues.flatMap((each) => Object.keys(each)).map(placeless));
    const missing = files
      .filter(({ text }) => REJECTS.test(text))
      .flatMap(({ file, text }) => sentencesOf(file, text).map((each) => `${file}: ${each}`))
      .filter((each) => !known.has(each.slice(each.indexOf(': ') + 2)));
    expect([...new Set(missing)]).toEqual([]);
  });

  it.each(Object.entries(translations))('keep their values in the language “%s”', (_language, catalogues) => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    const changed = catalogues.flatMap((each) =>
      Object.entries(each).filter(([english, own]) => places(english) !== places(own)),
    );
    expect(changed).toEqual([]);
  });

  it.each(Object.entries(translations))(
    'have the headings of all tables in “%s”',
    (_language, catalogues) => {
      const known = new Set(catalogues.flatMap((each) => Object.keys(each)));
      const heading =
        /\b(?:header|partLabel): ['`]([^'`]+?)(?: \(\$\{site\.currency\}\))?['`]|label: '([^']+)', unit:/g;
      const used = files.flatMap(({ text }) =>
        [...text.matchAll(heading)].map(([, one, other]) => one ?? other ?? ''),
      );
      expect(used.length).toBeGreaterThan(50);
      expect(used.filter((each) => !known.has(each))).toEqual([]);
    },
  );

  it('are English in the code, with the caller’s language in the response', () => {
    const wrong = new DomainError('invalid', 'REQUEST.INVALID', 'This link has expired.');
    expect(toProblem(wrong)).toMatchObject({ code: 'REQUEST.INVALID', detail: 'This link has expired.' });
    expect(toProblem(wrong, 'de')).toMatchObject({
      code: 'REQUEST.INVALID',
      detail: 'Dieser Link ist abgelaufen.',
    });
  });

  it('translate values that are durations, and keep all others', () => {
    expect(toProblem(new TooManyAttempts('REQUEST.TOO_MANY', 90_000), 'de').detail).toBe(
      'Das wurde zu oft versucht. Bitte warten Sie 2 Minuten.',
    );
    expect(sentenceIn('de', 'Nocturne (2nd ed.) isn’t for sale right now.')).toBe(
      '„Nocturne (2nd ed.)“ ist zurzeit nicht im Verkauf.',
    );
  });

  it('translate each field of a rejected form, and their summary', () => {
    const errors = [
      { field: 'name', message: 'Name must be at least 2 characters' },
      { field: 'email', message: 'Please enter a valid email address' },
    ];
    const detail = 'Name must be at least 2 characters. Please enter a valid email address.';
    expect(toProblem(new DomainError('invalid', 'REQUEST.INVALID', detail, errors), 'de')).toMatchObject({
      detail: 'Der Name muss mindestens 2 Zeichen haben. Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      errors: [
        { field: 'name', message: 'Der Name muss mindestens 2 Zeichen haben' },
        { field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
      ],
    });
  });

  it('stay as they are without a translation', () => {
    expect(sentenceIn('de', 'I’m away until Monday.')).toBe('I’m away until Monday.');
  });
});
