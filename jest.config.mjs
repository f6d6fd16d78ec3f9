import { availableParallelism } from 'node:os';

import { packageFolders } from './tools/start/paths.mjs';

/** Playwright runs those of e2e. */
const folders = [
  ...packageFolders(),
  'tools/start',
  'tools/build',
  'tools/asset-generators',
  'tools/test',
  'tools/import-rules',
  'tools/bench',
  'tools/audit',
  'tools/harness',
  'tools/chaos',
  'tools/operations',
  'tools/seed-large',
  'tools/timing',
].filter((folder) => folder !== 'e2e');

/** Specs that need the packages of the asset generators: `npm run assets -- test` runs them too. */
const ofGenerators = process.env.TEST_ASSET_GENERATORS
  ? []
  : [
      '/asset-generators/recordings/',
      '/asset-generators/books/src/(build-books|kit/kit|kit/budget|pdf/typesetter|epub/|demo/)',
    ];

/** Specs that flood the shop, kill it or upgrade old databases: CI, `npm test -- --all` and `npm run unit` run them. */
const slow = process.env.QUICK
  ? [
      '/backend/src/(fuzz|unresponsive-services|database-crash|full-database|pooler|stopping|disk-full|leads/flood|release-1-jobs)\\.',
      '/(jobs/outage|worker-process|database/upgrade|embedded-postgres|backups/backups)\\.integration',
    ]
  : [];

const shared = {
  rootDir: import.meta.dirname,
  // Not in the temporary folder, which goes with the run.
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...ofGenerators, ...slow],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/[^/]+/[^/]+/dist/'],
  // The runner's processes compile and resolve modules. The mapping is for `--changedSince`.
  transform: {},
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  runner: '<rootDir>/tools/test/jest-runner.mjs',
};

// jest runs it only when one of these specs is about to run: pure tests start no database.
const withPostgres = {
  globalSetup: '<rootDir>/tools/test/jest-postgres.mjs',
  globalTeardown: '<rootDir>/tools/test/jest-postgres-stop.mjs',
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
      ...withPostgres,
      displayName: 'integration',
      testRegex: '\\.integration\\.spec\\.tsx?$',
    },
  ],
  // Half of their time specs wait, for a database or a worker of the shop.
  maxWorkers: 2 * availableParallelism(),
  watchman: false,
  // For slow and busy machines: a test that waits longer is stuck.
  testTimeout: 300_000,
};
