import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The packages that npm knows, by the patterns of package.json; Playwright runs those of e2e. */
const packages = readJson('./package.json')
  .workspaces.flatMap((/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const folder = pattern.slice(0, -1);
    return readdirSync(new URL(folder, import.meta.url)).map((name) => folder + name);
  })
  .filter((/** @type {string} */ folder) => folder !== 'e2e');

/** The compiler settings of the build, without its list of files to leave out: tests are among them. */
const { exclude: _tests, $schema: _schema, sourceMaps: _maps, ...swc } = readJson('./.swcrc');

const shared = {
  rootDir: import.meta.dirname,
  roots: [...packages, 'tools/start', 'tools/test', 'tools/walls'].map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/[^/]+/[^/]+/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', { swcrc: false, ...swc }] },
  transformIgnorePatterns: ['/node_modules/'],
  resolver: '<rootDir>/tools/test/jest-resolver.cjs',
  moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/tools/test/no-asset.mjs' },
  // Our packages by their sources; 'import' or 'require' is added by jest to suit each call.
  testEnvironmentOptions: { customExportConditions: ['@lectern/source', 'node', 'node-addons'] },
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testRegex: '(?<!\\.integration)\\.spec\\.tsx?$',
    },
    {
      ...shared,
      displayName: 'integration',
      testRegex: '\\.integration\\.spec\\.tsx?$',
      // jest runs it only when one of these specs is about to run: pure tests start no database.
      globalSetup: '<rootDir>/tools/test/jest-postgres.mjs',
      globalTeardown: '<rootDir>/tools/test/jest-postgres-stop.mjs',
    },
  ],
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: 20_000,
};
