import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { build } from '../build/build.mjs';
import { compiledFolders, compileFile, outputOf } from '../build/compile.mjs';
import { install } from './install.mjs';
import { inRoot } from './paths.mjs';
import { restarting } from './restarting.mjs';
import { explain } from './run-site.mjs';
import { endChildrenOnSignals, isStopping, stopWithParent } from './signals.mjs';
import { watchFolder } from './watch-folder.mjs';

/** Editors write a file in several goes; what comes later is one restart more. */
const saveSettleMs = 40;

/** @param {string} source `libs/money/src/cents.ts` */
const compile = (source) =>
  existsSync(inRoot(source)) ? compileFile(source) : rm(inRoot(outputOf(source)), { force: true });

/**
 * Keeps the dist/ of a package up to its src/, one file at a time.
 * @param {string} packageFolder such as 'libs/money'
 * @param {() => void} onCompiled
 */
export function compileOnChange(packageFolder, onCompiled) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  const work = async () => {
    const sources = [...changed];
    changed.clear();
    try {
      await Promise.all(sources.map((source) => compile(path.posix.join(packageFolder, 'src', source))));
      onCompiled();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  watchFolder(inRoot(packageFolder, 'src'), (source) => {
    if (!/\.tsx?$/.test(source) || /\.(spec|d)\.tsx?$/.test(source)) return;
    changed.add(source);
    clearTimeout(settling);
    settling = setTimeout(() => void work(), saveSettleMs);
  });
}

const settleMs = 300;

/**
 * A package as Vite serves it from its sources; what is not its own it asks of the backend, or of another such server.
 * @param {string} folder @param {number} port @param {string} backend @param {Record<string, string>} [others] by path
 */
async function serveSources(folder, port, backend, others = {}) {
  const { createServer, loadConfigFromFile } = await import('vite');
  const configFile = inRoot(folder, 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile);
  const asked = Object.keys(loaded?.config.server?.proxy ?? {});
  const ofBackend = asked.map((path) => [path, backend]);
  // Such a server answers below its folder alone: `/admin` is asked for as `/admin/`.
  const rewrite = (/** @type {string} */ address) => address.replace(/^\/\w+(?=\?|$)/, '$&/');
  const ofOthers = Object.entries(others).map(([path, target]) => [path, { target, ws: true, rewrite }]);
  const proxy = Object.fromEntries([...ofBackend, ...ofOthers]);
  const server = await createServer({
    root: inRoot(folder),
    configFile,
    server: { port, strictPort: true, proxy },
  });
  await server.listen();
  return server;
}

/** @param {() => void} onChanged */
function watchContent(onChanged) {
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  watchFolder(path.resolve(process.env.CONTENT_DIR?.trim() || inRoot('content')), (file) => {
    if (/(^|\/)README\.md$/.test(file)) return;
    clearTimeout(settling);
    settling = setTimeout(onChanged, settleMs);
  });
}

/** The database that comes with the site outlives each backend, but not all of this. */
async function ownDatabase() {
  if (process.env.DATABASE_URL?.trim()) return undefined;
  const { ownEmbeddedPostgres } = await import('@lectern/embedded-postgres');
  return ownEmbeddedPostgres(process.env.DATA_DIR?.trim() || '.data');
}

/** The site at work on: every edit shows at once. One Ctrl-C ends all of it. */
export async function develop() {
  stopWithParent(process.env);
  /** @type {(() => Promise<unknown>)[]} */
  const closers = [];
  endChildrenOnSignals(async () => void (await Promise.allSettled(closers.map((close) => close()))));
  try {
    await install();
    await build();
    const port = Number(process.env.PORT ?? 3000);
    const database = await ownDatabase();
    const backend = restarting(() => [
      process.execPath,
      ['--enable-source-maps', inRoot('tools/start/serve-backend.mjs')],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    ]);
    closers.push(async () => {
      await backend.stop();
      await database?.stop();
    });
    for (const folder of compiledFolders().filter((name) => existsSync(inRoot(name, 'src')))) {
      compileOnChange(folder, () => void backend.restart());
    }
    const backendUrl = `http://localhost:${port}`;
    const admin = await serveSources('admin', port + 2, backendUrl);
    closers.push(() => admin.close());
    const shell = await serveSources('shell', port + 1, backendUrl, {
      '^/admin(/|$)': `http://localhost:${port + 2}`,
    });
    closers.push(() => shell.close());
    watchContent(() => void Promise.all([backend.restart(), shell.restart()]));
    shell.printUrls();
  } catch (error) {
    if (isStopping()) return;
    console.error(explain(error));
    process.kill(process.pid, 'SIGTERM');
  }
}
