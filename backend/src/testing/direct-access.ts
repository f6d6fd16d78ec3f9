import type { Configuration } from '../platform/config/configuration.js';
import { connectionUseOf, shareConnections } from '../platform/config/connection-rules.js';
import { DatabaseAccess } from '../platform/database/database-access.js';

/** Access without a pooler and without counting free connections. */
export function directAccess(
  configuration: Configuration,
  url = configuration.databaseUrl ?? '',
): DatabaseAccess {
  const shares = shareConnections(configuration.databaseConnections, connectionUseOf(configuration));
  return new DatabaseAccess({ url, directUrl: url, isPooled: false, shares });
}
