import { access, constants } from 'node:fs/promises';
import path from 'node:path';

import { runCommand } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';

/** The headless shell first: it takes a third less processor time per page. */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Programs of the system that tests ask for; without one of them, what needs it is skipped or fails and says so. */
export const programs = [
  {
    names: browserNames,
    purpose: 'the journeys in a browser',
    packages: { 'apt-get': 'chromium-headless-shell', brew: 'chromium' },
  },
  {
    names: ['redis-server'],
    purpose: 'the job store of many machines',
    packages: { 'apt-get': 'redis-server', brew: 'redis' },
  },
  {
    names: ['pgbouncer'],
    purpose: 'a database behind a connection pooler',
    packages: { 'apt-get': 'pgbouncer', brew: 'pgbouncer' },
  },
  {
    names: ['epubcheck'],
    purpose: 'whether the ePubs that are sold are in order',
    packages: { 'apt-get': 'epubcheck', brew: 'epubcheck' },
  },
  {
    names: ['pdfinfo'],
    purpose: 'whether the PDFs that are sold are in order',
    packages: { 'apt-get': 'poppler-utils', brew: 'poppler' },
  },
  {
    names: ['nginx'],
    purpose: 'a restart of the site behind a proxy',
    packages: { 'apt-get': 'nginx', brew: 'nginx' },
  },
  {
    names: ['haproxy'],
    purpose: 'a restart of the site behind a proxy that checks it',
    packages: { 'apt-get': 'haproxy', brew: 'haproxy' },
  },
  {
    names: ['promtool'],
    purpose: 'whether the alerts fire',
    packages: { 'apt-get': 'prometheus', brew: 'prometheus' },
  },
];

/** @param {string} file */
const isProgram = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Debian's folder of servers, which is not in the path of ordinary users. */
const serverFolder = '/usr/sbin';

/** @param {string} name @returns {Promise<string | undefined>} where the program lies */
export async function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const folder of [...folders, serverFolder]) {
    const file = path.join(folder, name);
    if (await isProgram(file)) return file;
  }
  return undefined;
}

/** @typedef {(name: string) => Promise<string | undefined>} Find */

/** @param {Find} find */
async function missingPrograms(find) {
  const found = await Promise.all(programs.map(({ names }) => Promise.all(names.map(find))));
  return programs.filter((_program, at) => !found[at]?.some(Boolean));
}

/**
 * The packages of Debian that bring what a machine lacks.
 * @param {Find} [find]
 */
export async function missingPackages(find = findProgram) {
  return (await missingPrograms(find)).map(({ packages }) => packages['apt-get']);
}

/**
 * Describes the missing programs, their purposes and the command that installs them.
 * @param {Find} [find]
 * @returns {Promise<string | undefined>} nothing where nothing is missing
 */
export async function tellMissingPrograms(find = findProgram) {
  const missing = await missingPrograms(find);
  if (missing.length === 0) return undefined;
  const installer = (await find('brew')) && !(await find('apt-get')) ? 'brew' : 'apt-get';
  const names = missing.map(({ packages }) => packages[installer]).join(' ');
  return [
    'This machine lacks',
    ...missing.map((program) => `  ${program.names[0]}, for ${program.purpose}`),
    `They come with: ${installer === 'brew' ? '' : 'sudo '}${installer} install ${names}`,
  ].join('\n');
}

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
