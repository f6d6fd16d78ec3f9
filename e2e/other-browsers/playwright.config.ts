import { defineConfig } from '@playwright/test';

/** Smoke tests in engines that Playwright cannot drive as Debian packages them: `npm run other-browsers`. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
