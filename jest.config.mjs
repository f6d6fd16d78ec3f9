import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { packageFolders } from './tools/start/packages.mjs';
import { shopSpecs } from './tools/test/shop-specs.mjs';
import { TEST_TIMEOUT_MS } from './tools/test/test-timeout.mjs';

/** Playwright runs those of e2e. */
const folders = [
  ...packageFolders(),
  'tools/start',
  'tools/test',
  'tools/walls',
  'tools/bench',
  'tools/audit',
  'tools/buyers',
  'tools/chaos',
  'tools/seed-large',
].filter((folder) => folder !== 'e2e');

/** The compiler settings of the build, without its list of files to leave out: tests are among them. */
const {
  exclude: _tests,
  $schema: _schema,
  sourceMaps: _maps,
  ...swc
} = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));

const shared = {
  rootDir: import.meta.dirname,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/[^/]+/[^/]+/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', { swcrc: false, ...swc }] },
  transformIgnorePatterns: ['/node_modules/'],
  resolver: '<rootDir>/tools/test/jest-resolver.cjs',
  moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/tools/test/jest-asset.mjs' },
  // Our packages by their sources; 'import' or 'require' is added by jest to suit each call.
  testEnvironmentOptions: { customExportConditions: ['@lectern/source', 'node', 'node-addons'] },
};

// jest runs it only when one of these specs is about to run: pure tests start no database.
const withPostgres = {
  globalSetup: '<rootDir>/tools/test/jest-postgres.mjs',
  globalTeardown: '<rootDir>/tools/test/jest-postgres-stop.mjs',
};

const ofAShop = shopSpecs(import.meta.dirname);

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testRegex: '(?<!\\.integration)\\.spec\\.tsx?$',
    },
    {
      ...shared,
      ...withPostgres,
      displayName: 'integration',
      testRegex: '\\.integration\\.spec\\.tsx?$',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...ofAShop],
    },
    {
      ...shared,
      ...withPostgres,
      displayName: 'shop',
      testRegex: ofAShop,
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest-deadlines.mjs'],
    },
  ],
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: TEST_TIMEOUT_MS,
};
