import { existsSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';
import { fingerprint, forget, recall, remember } from './memory.mjs';

const part = 'bundle backend';
const output = inRoot('backend/dist/bundled');

/**
 * Machine code, packages that look for files beside their own, packages that those import too (one copy in memory), and
 * the content, which the prerenderer reads too.
 */
const leftAlone =
  /^(@lectern\/catalogue|@node-rs\/argon2|@fontsource|fontkit|pdfjs-dist|pdfkit|pg|pino|reflect-metadata)(\/|$)/;

/** A module that asks where it lies is told where it lay. @type {import('rolldown').Plugin} */
const places = {
  name: 'places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined;
    const place = JSON.stringify(path.relative(output, id).split(path.sep).join('/'));
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
};

/** It asks at run time, past the bundle, for two names that TypeORM has no more. @type {import('rolldown').Plugin} */
const withoutOldTypeorm = {
  name: 'without-old-typeorm',
  load: (id) =>
    id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')
      ? 'export const Connection = undefined; export const AbstractRepository = undefined;'
      : undefined,
};

/** What it depends on besides the compiled files. */
const around = () =>
  fingerprint(['package-lock.json', 'backend/package.json', 'tools/build/bundle-backend.mjs']);

/** Whether something has been compiled since the last one, or it was never made. */
export const isBackendStale = () => recall(part) !== around() || !existsSync(output);

/** To be called before anything is compiled that goes into it. */
export const outdateBackend = () => forget(part);

/** Puts what the site runs into a few files: of a start, finding and reading some 4,000 small ones took the longest. */
export async function bundleBackend() {
  const { rolldown } = await import('rolldown');
  const before = around();
  const bundle = await rolldown({
    input: inRoot('backend/dist/run-lectern.js'),
    platform: 'node',
    external: leftAlone,
    plugins: [places, withoutOldTypeorm],
    // Packages choose by this, when they are read, between what runs and what helps to develop with them.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  await bundle.write({
    dir: output,
    cleanDir: true,
    // Names of classes are names of migrations and in lines of the log.
    keepNames: true,
    // V8 keeps the text of a program while it runs, with two bytes for each character where one of them needs two.
    charset: 'ascii',
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();
  remember(part, before);
}
