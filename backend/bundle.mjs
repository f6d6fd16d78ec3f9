// Puts what the site runs into a few files: of a start, finding and reading some 4,000 small ones took the longest.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = path.join(here, 'dist');

/** Machine code, or packages that look for files beside their own. */
const leftAlone = /^(@node-rs\/argon2|@fontsource|pdfjs-dist|pdfkit|pg|pino|reflect-metadata)(\/|$)/;

/** A module that asks where it lies is told where it lay. */
const places = {
  name: 'places',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined;
    const place = JSON.stringify(path.relative(dist, id).split(path.sep).join('/'));
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
};

/** It asks at run time, past the bundle, for two names that TypeORM has no more. */
const withoutOldTypeorm = {
  name: 'without-old-typeorm',
  /** @param {string} id */
  load: (id) =>
    id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')
      ? 'export const Connection = undefined; export const AbstractRepository = undefined;'
      : undefined,
};

const bundle = await rolldown({
  input: path.join(dist, 'main.js'),
  platform: 'node',
  external: leftAlone,
  resolve: { alias: { '@nestjs/swagger': path.join(here, 'undescribed.mjs') } },
  plugins: [places, withoutOldTypeorm],
  logLevel: 'silent',
});
await bundle.write({
  dir: dist,
  // Names of classes are names of migrations and in lines of the log.
  keepNames: true,
  comments: { legal: false, annotation: false, jsdoc: false },
  chunkFileNames: 'bundled-[name].js',
});
