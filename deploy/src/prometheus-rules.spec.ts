import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

import { root } from './compose-file.js';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { groups } = parse(read('deploy/prometheus-rules.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const run = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: path.join(root, 'deploy') });
const hasPromtool = !spawnSync('promtool', ['--version']).error;

describe('The alerts', () => {
  it('have a severity, a sentence, and a section of the docs that names them', () => {
    const headings = [...read('docs/operating.md').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^\S.+\.$|\?$/);
      const anchor = annotations.runbook.replace('docs/operating.md#', '');
      expect({ alert, headings }).toEqual({ alert, headings: expect.arrayContaining([anchor]) });
      expect(anchor).toBe(`alert-${alert.toLowerCase()}`);
    }
  });

  it('all have a test', () => {
    const [{ alert_rule_test: tested }] = (
      parse(read('deploy/prometheus-rules.test.yml')) as {
        tests: [{ alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }];
      }
    ).tests;
    const fired = tested.filter(({ exp_alerts: alerts }) => alerts.length > 0);
    expect(fired.map(({ alertname }) => alertname)).toEqual(rules.map(({ alert }) => alert));
  });

  (hasPromtool ? it : it.skip)(
    'are valid, fire, and stay silent on an ordinary day (needs promtool)',
    async () => {
      await run('check', 'config', 'prometheus.yml');
      await run('check', 'rules', 'prometheus-rules.yml');
      await run('test', 'rules', 'prometheus-rules.test.yml');
    },
  );
});
