import { parseArgs } from 'node:util';

import { endings } from '../bench/endings.mjs';
import { startSite } from '../bench/start-site.mjs';
import { boughtOrder } from '../buyers/bought-order.mjs';
import { build } from '../build/build.mjs';
import { install, installApart } from '../start/install.mjs';
import { step } from '../start/progress.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, isStopping, stopWithParent } from '../start/signals.mjs';
import { findBrowser } from '../test/programs.mjs';

/** @param {string[]} args */
function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      all: { type: 'boolean' },
      url: { type: 'string' },
      dashboard: { type: 'boolean' },
      headers: { type: 'boolean' },
    },
  });
  return {
    only: values.only?.split(','),
    all: values.all ?? false,
    url: values.url,
    isOfDashboard: values.dashboard ?? false,
    isOfHeaders: values.headers ?? false,
  };
}

/** Only when they are asked for: what they import was just installed. @param {{ url: string | undefined } & Omit<Parameters<typeof import('./audit-site.mjs').auditSite>[0], 'siteUrl' | 'orderPath'>} options */
async function ofSite({ url, ...options }) {
  const start = async () => (await startSite(options.endings)).url;
  const siteUrl = url ?? (await step('Starting the site', 'The site is running', start));
  const { auditSite } = await import('./audit-site.mjs');
  // On a site of ours a card for practice buys.
  const orderPath = url ? undefined : await boughtOrder(siteUrl);
  const ofPages = await auditSite({ siteUrl, orderPath, ...options });
  const headers = await ofHeaders({ url, endings: options.endings });
  return {
    report: `${ofPages.report}\n\n${headers.report}`,
    problems: [...ofPages.problems, ...headers.problems],
  };
}

/** @param {Parameters<typeof import('./headers.mjs').auditHeaders>[0]} options */
async function ofHeaders(options) {
  const { auditHeaders } = await import('./headers.mjs');
  return auditHeaders(options);
}

/** What a browser is needed for. @param {Omit<ReturnType<typeof readArguments>, 'isOfHeaders'> & { endings: import('../bench/endings.mjs').Endings }} options */
async function ofBrowser({ url, only, all, isOfDashboard, endings }) {
  await installApart('tools/audit', 'Lighthouse');
  await build();
  const chromePath = await step('Looking for a browser', 'A browser is there', findBrowser);
  if (!chromePath) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
  return isOfDashboard
    ? ofDashboard({ chromePath, only, endings })
    : ofSite({ url, chromePath, all, only, endings });
}

/** @param {Parameters<typeof import('./dashboard.mjs').auditDashboard>[0]} options */
async function ofDashboard(options) {
  const { auditDashboard } = await import('./dashboard.mjs');
  return auditDashboard(options);
}

/**
 * Looks at every page of the built site as search engines, browsers and people with every kind of eyes do, prints a
 * table, and ends with 1 where a promise is not kept. Each page is measured once, one of each kind three times; with
 * `--all` each that is listed is, three times. Then one answer of each kind is judged by its headers, which alone `--headers`
 * does. With `--dashboard` it is the accessibility of the owner's pages.
 * @param {string[]} args
 */
export async function audit(args) {
  stopWithParent(process.env);
  const ending = endings();
  endChildrenOnSignals(() => ending.run());
  try {
    const { isOfHeaders, ...options } = readArguments(args);
    await install({ tests: true });
    if (isOfHeaders) await build();
    const { report, problems } = isOfHeaders
      ? await ofHeaders({ url: options.url, endings: ending })
      : await ofBrowser({ ...options, endings: ending });
    console.log(`\n${report}\n`);
    console.log(problems.length === 0 ? 'Every promise is kept.' : `${problems.length} problems.`);
    if (problems.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!isStopping()) console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await ending.run();
  }
}
