import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

import type { Entity } from '../features/feature.js';
import { createDataSource, type Pools } from './open-database.js';
import { Database } from './database.js';

/** URL of the database in use: the configured one or the embedded server. */
export class DatabaseUrl {
  constructor(readonly value: string) {}
}

@Global()
@Module({})
export class DatabaseModule {
  static with(databaseUrl: string, entities: readonly Entity[], pools?: Pools): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({}),
          dataSourceFactory: () => createDataSource(databaseUrl, entities, pools).initialize(),
        }),
      ],
      providers: [
        { provide: DatabaseUrl, useValue: new DatabaseUrl(databaseUrl) },
        { provide: Database, useFactory: (source: DataSource) => new Database(source), inject: [DataSource] },
      ],
      exports: [Database, DatabaseUrl],
    };
  }
}
