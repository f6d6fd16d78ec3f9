export { migrate as makeSandboxTables } from './database/migrate.js';
export { createStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from './stripe-sandbox.js';
export { TEST_CARDS, type Decline, type TestCard } from './cards/test-cards.js';
export type { AccountKeys } from './database/account-keys.js';
export type { SandboxLog, SandboxLogLine } from './sandbox-log.js';
export type { WebhookFaults } from './webhooks/webhook-faults.js';
