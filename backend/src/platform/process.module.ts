import { isOn } from '@lectern/catalogue';
import { type DynamicModule, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { urlencoded } from 'express';

import { ConfigurationModule } from './config/configuration.module.js';
import type { Configuration } from './config/configuration.js';
import type { DatabaseAccess } from './database/database-access.js';
import { DatabaseModule } from './database/database.module.js';
import { Draining } from './draining.js';
import type { Feature } from './features/feature.js';

type FeatureList = Exclude<keyof Feature, 'part'>;

class FormPaths {
  constructor(readonly paths: readonly string[]) {}
}

/** The root module of a process. Its role decides which parts of the features it gets. */
@Module({})
export class ProcessModule implements NestModule {
  constructor(private readonly forms: FormPaths) {}

  static of(
    features: readonly Feature[],
    configuration: Configuration,
    database: DatabaseAccess,
  ): DynamicModule {
    const { role } = configuration;
    const all = <Key extends FeatureList>(key: Key, of = features) =>
      of.flatMap((feature): readonly NonNullable<Feature[Key]>[number][] => feature[key] ?? []);
    const offered = features.filter(({ part }) => isOn(part));
    const forms = new FormPaths(all('forms', offered));
    return {
      module: ProcessModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(database, all('entities'), configuration.timeLimits),
        ...all('imports'),
      ],
      providers: [
        { provide: FormPaths, useValue: forms },
        Draining,
        ...all('providers'),
        ...(role === 'worker' ? [] : all('webProviders')),
        ...(role === 'web' ? [] : all('workerProviders')),
      ],
      controllers: role === 'worker' ? [] : all('controllers', offered),
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    const { paths } = this.forms;
    if (paths.length > 0) consumer.apply(urlencoded({ extended: false, limit: '10kb' })).forRoutes(...paths);
  }
}
