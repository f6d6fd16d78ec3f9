import { existsSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';
import { fingerprint, forget, recall, remember } from './memory.mjs';

const part = 'bundle backend';
const output = inRoot('backend/dist/bundled');

/** Packages with native code or files of their own, packages that they import (one copy), and the content. */
const external =
  /^(@lectern\/catalogue|@node-rs\/argon2|@fontsource|fontkit|pdfjs-dist|pdfkit|pg|pino|reflect-metadata)(\/|$)/;

/** Keeps the value of `import.meta.url`. @type {import('rolldown').Plugin} */
const moduleUrls = {
  name: 'module-urls',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined;
    const place = JSON.stringify(path.relative(output, id).split(path.sep).join('/'));
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
};

/** Replaces a module that requires, at run time, two names that TypeORM no longer has. @type {import('rolldown').Plugin} */
const withoutOldTypeorm = {
  name: 'without-old-typeorm',
  load: (id) =>
    id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')
      ? 'export const Connection = undefined; export const AbstractRepository = undefined;'
      : undefined,
};

/** Changes with everything but the compiled files. */
const otherInputs = () =>
  fingerprint(['package-lock.json', 'backend/package.json', 'tools/build/bundle-backend.mjs']);

export const isBackendStale = () => recall(part) !== otherInputs() || !existsSync(output);

/** Call before compiling any file of it. */
export const outdateBackend = () => forget(part);

/** Bundles the backend into a few files: reading some 4,000 small ones took most of a start. */
export async function bundleBackend() {
  const { rolldown } = await import('rolldown');
  const before = otherInputs();
  const bundle = await rolldown({
    input: inRoot('backend/dist/run-lectern.js'),
    platform: 'node',
    external,
    plugins: [moduleUrls, withoutOldTypeorm],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  await bundle.write({
    dir: output,
    cleanDir: true,
    // Class names are the names of migrations, and in the log.
    keepNames: true,
    // V8 keeps the source in memory, with two bytes per character if any needs them.
    charset: 'ascii',
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();
  remember(part, before);
}
