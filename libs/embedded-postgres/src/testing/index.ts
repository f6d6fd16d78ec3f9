export { disposablePool } from './disposable-pool.js';
export { giveToServer, KillableServer, startTestServer, type TestServer } from './test-server.js';
export { unprivilegedUser } from '../unprivileged-user.js';
export { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.js';
