import { defineConfig, devices } from '@playwright/test';

import { chromiumFlags } from './chromium-flags.js';

/** Chromium of the system, found by tools/test; Playwright's own where nobody named one. */
const executablePath = process.env['CHROMIUM_PATH'];

/** `npm test` runs one journey per area of the site; CI, `npm test -- --all` and Playwright by itself run all. */
const isQuick = Boolean(process.env['QUICK']);

export default defineConfig({
  testDir: '.',
  testMatch: [
    'journeys/**/*.spec.ts',
    'pages/**/*.spec.ts',
    'embedding/**/*.spec.ts',
    'operations/**/*.spec.ts',
  ],
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  // Two more than the cores of a small machine: a journey also waits, for a worker of the shop or a clock.
  workers: 4,
  // A test that fails now and then is broken: it is not tried again until it passes.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  // Patience costs a passing test nothing; a machine with other work needs it.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['SITE_URL'],
    // A window that is emptied costs a fifth less than a new one; options of a test that forbid it give it its own.
    reuseContext: true,
    // To look at later what happened step by step, where nobody can look at the machine itself; it takes its time.
    trace: process.env['KEEP_TRACES'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Less than a silent run is given: whatever is waited for in vain fails its own test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
    },
    // What moves is drawn again and again; a test whose subject it is says so.
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
