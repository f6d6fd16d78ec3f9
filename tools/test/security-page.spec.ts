import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { inRoot } from '../start/paths.mjs';

/** OWASP ASVS 5.0.0, levels 1 and 2: how many requirements each section has. Those of level 3 alone come last, and are left out. */
const COUNTS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const IDS = Object.entries(COUNTS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const STATES = ['tested', 'written', 'read', 'not applicable', 'open'] as const;
type State = (typeof STATES)[number];

interface Row {
  id: string;
  state: State;
  proof: string;
}

const PAGE = 'docs/security.md';
const text = readFileSync(inRoot(PAGE), 'utf8');

/** `- **1.2.3** what it asks. _tested_: how it is met` */
const ROW = /^- \*\*([\d.]+)\*\* [^_]+\. _([a-z ]+)_: (\S.*)$/gm;
const rows = [...text.matchAll(ROW)].map(([, id = '', state = '', proof = '']): Row => ({
  id,
  state: state as State,
  proof,
}));
const idsOf = (state: State) => rows.filter((row) => row.state === state).map(({ id }) => id);

/** `[sale.integration.spec.ts](../backend/…) “makes one order …”` */
const testsIn = (proof: string) =>
  [...proof.matchAll(/\]\(\.\.\/([^)]+\.spec\.tsx?)\) “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

/** Whether a file has a test of this title, which may carry names of the specification's rows behind it. */
function hasTest({ file, title }: { file: string; title: string }): boolean {
  const source = readFileSync(inRoot(file), 'utf8');
  return ["'", '"', '`'].some(
    (quote) => source.includes(quote + title + quote) || source.includes(`${quote}${title} @`),
  );
}

describe('the page on security', () => {
  it('has every requirement of the first two levels once, in order, and a state that there is', () => {
    expect(rows.map(({ id }) => id)).toEqual(IDS);
    expect(IDS).toHaveLength(253);
    expect([...text.matchAll(/^- \*\*\d/gm)]).toHaveLength(IDS.length);
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('names for what is tested a test that there is', () => {
    const nameless = rows.filter(({ state, proof }) => state === 'tested' && testsIn(proof).length === 0);
    expect(nameless).toEqual([]);
    const named = rows.flatMap(({ id, proof }) => testsIn(proof).map((test) => ({ id, ...test })));
    expect(named.filter((test) => !hasTest(test))).toEqual([]);
  });

  it('names the section for written rules, and a file for code that was read', () => {
    const bare = rows.filter(({ state, proof }) => state === 'written' && !/\]\([^)]*[#.]/.test(proof));
    expect(bare).toEqual([]);
    const wordless = rows.filter(({ state, proof }) => state === 'read' && proof.length < 20);
    expect(wordless).toEqual([]);
  });

  it('counts right, and tells at its beginning what is open', () => {
    const [beginning = '', openPart = ''] = text.split('\n## ', 2);
    const counts = beginning.replace(/ +\|/g, ' |');
    for (const state of STATES) expect(counts).toContain(`| ${state} | ${idsOf(state).length} |`);
    const open = new Set(idsOf('open'));
    const told = new Set([...openPart.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id));
    expect([...told].sort()).toEqual([...open].sort());
  });
});
