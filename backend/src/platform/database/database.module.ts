import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

import type { TimeLimits } from '../config/time-limits.js';
import type { Entity } from '../features/feature.js';
import { createDataSource, poolsOf } from './data-source.js';
import { DatabaseAccess } from './database-access.js';
import { Database } from './database.js';

@Global()
@Module({})
export class DatabaseModule {
  static with(access: DatabaseAccess, entities: readonly Entity[], timeLimits: TimeLimits): DynamicModule {
    const pools = poolsOf(access.shares, timeLimits, access.isPooled);
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({}),
          dataSourceFactory: () => createDataSource(access.url, entities, pools).initialize(),
        }),
      ],
      providers: [
        { provide: DatabaseAccess, useValue: access },
        { provide: Database, useFactory: (source: DataSource) => new Database(source), inject: [DataSource] },
      ],
      exports: [Database, DatabaseAccess],
    };
  }
}
