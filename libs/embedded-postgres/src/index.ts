export {
  adoptCluster,
  hasCluster,
  installedMajor,
  isClusterRunning,
  moveCluster,
  removeCluster,
} from './cluster-files.js';
export { EmbeddedPostgresError, unprivilegedUser } from './unprivileged-user.js';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  ownEmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.js';
