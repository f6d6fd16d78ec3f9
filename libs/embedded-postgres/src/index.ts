export { EmbeddedPostgresError } from './cluster.js';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  ownEmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.js';
