import { parseArgs } from 'node:util';

import { endings } from '../bench/endings.mjs';
import { startSite } from '../bench/start-site.mjs';
import { build } from '../start/build.mjs';
import { install } from '../start/install.mjs';
import { step } from '../start/progress.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';
import { stopWithParent } from '../start/watch-parent.mjs';
import { findBrowser } from '../test/browser.mjs';

/** @param {string[]} args */
function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, runs: { type: 'string' }, url: { type: 'string' } },
  });
  return { only: values.only?.split(','), runs: Number(values.runs ?? 3), url: values.url };
}

/**
 * Looks at every page of the built site as search engines, browsers and people with every kind of eyes do, prints a
 * table, and ends with 1 where a promise is not kept.
 * @param {string[]} args
 */
export async function audit(args) {
  stopWithParent(process.env);
  const ending = endings();
  endChildrenOnSignals(() => ending.run());
  try {
    const { only, runs, url } = readArguments(args);
    await install();
    await build();
    const chromePath = await step('Looking for a browser', 'A browser is there', findBrowser);
    if (!chromePath) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
    const start = async () => (await startSite(ending)).url;
    const siteUrl = url ?? (await step('Starting the site', 'The site is running', start));
    // Only now: what it imports was just installed.
    const { auditSite } = await import('./audit-site.mjs');
    const { report, problems } = await auditSite({ siteUrl, chromePath, runs, only, endings: ending });
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
