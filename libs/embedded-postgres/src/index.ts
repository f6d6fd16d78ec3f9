export { EmbeddedPostgresError } from './unprivileged-user.js';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  ownEmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.js';
