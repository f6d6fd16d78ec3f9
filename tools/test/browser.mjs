import { inRoot } from '../start/paths.mjs';
import { runCommand } from '../start/run-command.mjs';
import { browserNames, findProgram, isProgram } from './programs.mjs';

async function systemBrowser() {
  for (const name of browserNames) {
    const file = await findProgram(name);
    if (file) return file;
  }
  return undefined;
}

async function playwrightsBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && (await isProgram(file)) ? file : undefined;
}

/** @param {() => Promise<unknown>} work */
const tried = (work) => work().catch(() => undefined);

/**
 * A Chromium to look at the site with: the system's, else Playwright's, else one that is installed now.
 * @param {(detail: string) => void} say
 * @returns {Promise<string | undefined>} its program
 */
export async function findBrowser(say) {
  const found = process.env.CHROMIUM_PATH ?? (await systemBrowser()) ?? (await playwrightsBrowser());
  if (found) return found;
  say('fetching Chromium');
  const playwright = inRoot('node_modules/@playwright/test/cli.js');
  await tried(() => runCommand(process.execPath, [playwright, 'install', 'chromium']));
  const fetched = await playwrightsBrowser();
  if (fetched || process.getuid?.() !== 0) return fetched;
  say('installing Chromium');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await tried(() => runCommand('apt-get', ['update', '-qq'], { env }));
  await tried(() =>
    runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env }),
  );
  return systemBrowser();
}
