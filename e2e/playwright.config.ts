import { defineConfig, devices } from '@playwright/test';

import { chromiumFlags } from './chromium-flags.js';

/** The system's Chromium, found by tools/test; by default Playwright's own. */
const executablePath = process.env['CHROMIUM_PATH'];

/** `npm test` runs one journey per area of the site; CI, `npm test -- --all` and Playwright by itself run all. */
const isQuick = Boolean(process.env['QUICK']);

export default defineConfig({
  testDir: '.',
  testMatch: [
    'journeys/**/*.spec.ts',
    'pages/**/*.spec.ts',
    'editor/**/*.spec.ts',
    'embedding/**/*.spec.ts',
    'operations/**/*.spec.ts',
    'second-author/**/*.spec.ts',
    // On a machine that does nothing else.
    ...(process.env['MEASURE'] ? ['measured/**/*.spec.ts'] : []),
    ...(process.env['PICTURES_DIR'] ? ['pictures/**/*.spec.ts'] : []),
  ],
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  // Two more than the cores of a small machine: journeys also wait, for a worker or a clock.
  workers: 4,
  // A flaky test is a bug.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  // A long timeout costs a passing test nothing, and a busy machine needs it.
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['SITE_URL'],
    // Reused contexts take a fifth less time; tests whose options forbid it get their own.
    reuseContext: true,
    // For debugging CI runs; traces take time.
    trace: process.env['KEEP_TRACES'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Shorter than the limit for a silent run, so that the waiting test itself fails.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
    },
    // Animations cost rendering time; tests of motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grep: isQuick ? /@quick/ : /./,
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
      grep: isQuick ? /(?=.*@phone-only)(?=.*@quick)/ : /@phone/,
    },
  ],
});
