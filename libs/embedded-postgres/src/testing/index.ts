export { MortalServer } from './mortal-server.js';
export { startTestServer } from './test-server.js';
export type { TestServer } from './test-server.js';
export { openTestDatabase } from './test-database.js';
export type { TestDatabase, TestDatabaseOptions } from './test-database.js';
