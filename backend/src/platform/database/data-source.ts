import { DataSource } from 'typeorm';

import type { Entity } from '../features/feature.js';
import { CalmClient } from './calm-client.js';
import { parseDatabaseUrl } from './connection.js';
import { migrations } from './migrations/index.js';

const POOL_SIZE = 20;

/** The one way to reach the database through TypeORM; migrations are run by {@link migrate}, not here. */
export function createDataSource(databaseUrl: string, entities: readonly Entity[]): DataSource {
  const { user, ...connection } = parseDatabaseUrl(databaseUrl);
  return new DataSource({
    type: 'postgres',
    ...connection,
    username: user,
    entities: [...entities],
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: POOL_SIZE,
    applicationName: 'lectern',
    extra: { Client: CalmClient },
  });
}
