import { parseArgs } from 'node:util';

import { command, type Stage } from '../harness/run-trial.js';
import { buy, clientOf, firstEbook } from '../harness/shop-client.js';
import { startSite } from '../harness/site.js';
import { installApart } from '../start/install.mjs';
import { findBrowser } from '../test/programs.mjs';
import { auditHeaders } from './headers.js';

interface Options {
  /** Pages to look at. */
  only: string[] | undefined;
  all: boolean;
  /** Of a running site. */
  url: string | undefined;
  headers: boolean;
}

async function auditAll({ url, all, only }: Options, stage: Stage) {
  await installApart('tools/audit', 'Lighthouse');
  const chromePath = await findBrowser(stage.say);
  if (!chromePath) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
  // Imports Lighthouse, which has just been installed.
  const { auditSite } = await import('./audit-site.js');
  const siteUrl = url ?? (await startSite(stage.cleanup)).url;
  const send = clientOf(siteUrl);
  // A site of our own accepts test cards.
  const orderPath = url ? undefined : (await buy(send, await firstEbook(send))).orderUrl;
  const pages = await auditSite({ siteUrl, chromePath, all, only, orderPath }, stage);
  const headers = await auditHeaders(url, stage);
  return {
    report: `${pages.report}\n\n${headers.report}`,
    violations: [...pages.violations, ...headers.violations],
  };
}

/** Audits every page of the built site, and the headers of one answer of each kind: with `--headers` only these. */
export const audit = command<Options, { report: string; violations: string[] }>({
  read(args) {
    const [text, flag] = [{ type: 'string' as const }, { type: 'boolean' as const }];
    const { values } = parseArgs({ args, options: { only: text, url: text, all: flag, headers: flag } });
    const { only, url, all = false, headers = false } = values;
    return { only: only?.split(','), url, all, headers };
  },
  title: () => 'Auditing the site',
  run: (options, stage) => (options.headers ? auditHeaders(options.url, stage) : auditAll(options, stage)),
  report: ({ report, violations }) =>
    [
      report,
      '',
      ...violations.map((violation) => `✗ ${violation}`),
      violations.length === 0 ? 'Every promise is kept.' : `${violations.length} violations.`,
    ].join('\n'),
});
