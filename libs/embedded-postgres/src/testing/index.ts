export { KillableServer, startTestServer, type TestServer } from './test-server.js';
export { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.js';
