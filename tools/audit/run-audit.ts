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
  dashboard: boolean;
  headers: boolean;
}

/** Audits the pages, then the headers. */
async function auditAll({ url, all, only }: Options, chromePath: string, stage: Stage) {
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

/**
 * Audits every page of the built site and the headers of one answer of each kind: `--headers` only these, `--dashboard` the
 * accessibility of the owner's pages.
 */
export const audit = command<Options, { report: string; violations: string[] }>({
  read(args) {
    const [text, flag] = [{ type: 'string' as const }, { type: 'boolean' as const }];
    const options = { only: text, url: text, all: flag, dashboard: flag, headers: flag };
    const {
      only,
      url,
      all = false,
      dashboard = false,
      headers = false,
    } = parseArgs({ args, options }).values;
    return { only: only?.split(','), url, all, dashboard, headers };
  },
  title: () => 'Auditing the site',
  async run(options, stage) {
    if (options.headers) return auditHeaders(options.url, stage);
    await installApart('tools/audit', 'Lighthouse');
    const chromePath = await findBrowser(stage.say);
    if (!chromePath) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
    if (!options.dashboard) return auditAll(options, chromePath, stage);
    // Imports Lighthouse, which has just been installed.
    const { auditDashboard } = await import('./dashboard.js');
    return auditDashboard({ chromePath, only: options.only }, stage);
  },
  report: ({ report, violations }) =>
    [
      report,
      '',
      ...violations.map((violation) => `✗ ${violation}`),
      violations.length === 0 ? 'Every promise is kept.' : `${violations.length} violations.`,
    ].join('\n'),
});
