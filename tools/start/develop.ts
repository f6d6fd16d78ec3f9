import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { build } from '../build/build.mjs';
import { compiledFolders, compileFile, outputOf } from '../build/compile.mjs';
import { contentLanguage, messagesIn } from '../build/languages.mjs';
import { contentFolder, inRoot } from './paths.mjs';
import { RestartableProcess } from './restartable-process.js';
import { explain } from './run-site.mjs';
import { endChildrenOnSignals, exitWhenOrphaned, isStopping } from './signals.mjs';
import { watchFolder } from './watch-folder.js';

/** Editors write a file in several steps. */
const sourceDebounceMs = 40;
const contentDebounceMs = 300;

function debounce(work: () => unknown, delayMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, delayMs);
  };
}

/** @param source `libs/money/src/cents.ts` */
const compile = (source: string) =>
  existsSync(inRoot(source)) ? compileFile(source) : rm(inRoot(outputOf(source)), { force: true });

/** Compiles the changed sources of a package. @param packageFolder such as 'libs/money' */
function compileOnChange(packageFolder: string, onCompiled: () => void): void {
  const changed = new Set<string>();
  const compileChanged = async () => {
    const sources = [...changed];
    changed.clear();
    try {
      await Promise.all(sources.map((source) => compile(path.posix.join(packageFolder, 'src', source))));
      onCompiled();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const schedule = debounce(() => void compileChanged(), sourceDebounceMs);
  watchFolder(inRoot(packageFolder, 'src'), (source) => {
    if (!/\.tsx?$/.test(source) || /\.(spec|d)\.tsx?$/.test(source)) return;
    changed.add(source);
    schedule();
  });
}

/**
 * Serves a package from its sources with Vite, and proxies other requests.
 * @param others servers of other packages, by path; the rest goes to the backend
 */
async function serveSources(
  folder: string,
  port: number,
  backendUrl: string,
  others: Record<string, string> = {},
) {
  const { createServer, loadConfigFromFile } = await import('vite');
  const configFile = inRoot(folder, 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile);
  const ofBackend = Object.keys(loaded?.config.server?.proxy ?? {}).map((proxied) => [proxied, backendUrl]);
  // Vite answers only below its base: `/admin` becomes `/admin/`.
  const rewrite = (address: string) => address.replace(/^\/\w+(?=\?|$)/, '$&/');
  const ofOthers = Object.entries(others).map(([proxied, target]) => [
    proxied,
    { target, ws: true, rewrite },
  ]);
  const proxy = Object.fromEntries([...ofBackend, ...ofOthers]);
  const server = await createServer({
    root: inRoot(folder),
    configFile,
    plugins: [messagesIn(contentLanguage())],
    server: { port, strictPort: true, proxy },
  });
  await server.listen();
  return server;
}

function watchContent(onChanged: () => void): void {
  const schedule = debounce(onChanged, contentDebounceMs);
  for (const folder of [contentFolder(), inRoot('libs/catalogue/standard')])
    watchFolder(folder, (file) => {
      if (!/^made\/pictures\/|(^|\/)README\.md$/.test(file)) schedule();
    });
}

/** The embedded database, which keeps running while the backend restarts. */
async function embeddedDatabase() {
  if (process.env['DATABASE_URL']?.trim()) return undefined;
  const { ownEmbeddedPostgres } = await import('@lectern/embedded-postgres');
  return ownEmbeddedPostgres(process.env['DATA_DIR']?.trim() || '.data');
}

/** Serves the site for development: every edit shows at once. */
export async function develop(): Promise<void> {
  exitWhenOrphaned(process.env);
  const closers: (() => Promise<unknown>)[] = [];
  endChildrenOnSignals(async () => void (await Promise.allSettled(closers.map((close) => close()))));
  try {
    await build([contentLanguage()]);
    const port = Number(process.env['PORT'] ?? 3000);
    const database = await embeddedDatabase();
    const backend = new RestartableProcess(process.execPath, [
      '--enable-source-maps',
      inRoot('tools/start/serve-backend.mjs'),
    ]);
    closers.push(async () => {
      await backend.stop();
      await database?.stop();
    });
    for (const folder of compiledFolders().filter((name) => existsSync(inRoot(name, 'src'))))
      compileOnChange(folder, () => void backend.restart());
    const backendUrl = `http://localhost:${port}`;
    const admin = await serveSources('admin', port + 2, backendUrl);
    closers.push(() => admin.close());
    const adminUrl = `http://localhost:${port + 2}`;
    const shell = await serveSources('shell', port + 1, backendUrl, { '^/admin(/|$)': adminUrl });
    closers.push(() => shell.close());
    watchContent(() => void Promise.all([backend.restart(), shell.restart()]));
    shell.printUrls();
  } catch (error) {
    if (isStopping()) return;
    console.error(explain(error));
    process.kill(process.pid, 'SIGTERM');
  }
}
