import type { Server } from 'node:http';

import { contentWarnings } from '@lectern/catalogue';
import {
  type INestApplication,
  type INestApplicationContext,
  Logger,
  type LoggerService,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { FirstOwner } from './accounts/index.js';
import { appModule } from './app.module.js';
import { ProductCatalog, ShopCurrency } from './commerce/index.js';
import { sealedColumns } from './features.js';
import { Recommendations } from './legal/index.js';
import type { Configuration } from './platform/config/configuration.js';
import { Database } from './platform/database/database.js';
import type { OpenDatabase } from './platform/database/open-database.js';
import { preparePooledRole } from './platform/database-setup/pooled-role.js';
import { MetricsPort } from './platform/health/metrics-port.js';
import { KeyRotation } from './platform/signed-links/key-rotation.js';
import { SealedSecrets } from './platform/signed-links/sealed-secrets.js';
import { SiteKeys } from './platform/signed-links/site-keys.js';
import { prepareDatabase } from './prepare-database.js';
import { ShownContent } from './publishing/index.js';
import { serveWeb } from './serve-web.js';
import { drainAndClose } from './shutdown.js';

export interface RunningLectern {
  databaseDescription: string;
  /** Sentences for the owner. */
  warnings: readonly string[];
  /** Path of the link that creates the first owner; undefined if there is one. */
  firstOwnerPath: string | undefined;
  /** @param hurry ends the wait for load balancers */
  stop(hurry?: AbortSignal): Promise<void>;
  /** Closes all connections of visitors. */
  cutOff(): void;
}

type Progress = (step: string) => void;

/**
 * Starts in order: tables, application, products, pages, port. If a step fails, everything is stopped again, including
 * the database.
 */
export async function startLectern(
  configuration: Configuration,
  database: OpenDatabase,
  logger: LoggerService,
  onProgress: Progress,
): Promise<RunningLectern> {
  let app: INestApplicationContext | undefined;
  const isWeb = configuration.role !== 'worker';
  const delayMs = isWeb ? configuration.timeLimits.stopDelayMs : 0;
  const stop = async (hurry?: AbortSignal) => {
    if (app) await drainAndClose(app, delayMs, hurry);
    await database.close();
  };
  try {
    onProgress('Updating the tables');
    await prepareDatabase(database, configuration);
    if (database.access.isPooled) await preparePooledRole(database.access, configuration.timeLimits);
    onProgress('Starting the application');
    const module = appModule(configuration, database.access);
    app =
      configuration.role === 'worker'
        ? await NestFactory.createApplicationContext(module, { logger, abortOnError: false })
        : await NestFactory.create(module, { logger, abortOnError: false, rawBody: true, bodyParser: false });
    const parts = [app.get(Database), app.get(SiteKeys), app.get(SealedSecrets)] as const;
    await new KeyRotation(...parts, sealedColumns).moveOutOfDatabase({ isAlone: !configuration.databaseUrl });
    await app.get(ShownContent).open();
    onProgress('Updating the products');
    await app.get(ShopCurrency).settle();
    await Promise.all([app.get(ProductCatalog).seed(), app.get(Recommendations).storeTopics()]);
    const firstOwnerPath = isWeb ? await app.get(FirstOwner).prepare() : undefined;
    if (isWeb) await serveWeb(app, configuration, onProgress);
    if (configuration.metricsPort) await app.get(MetricsPort).open(configuration.metricsPort);
    new Logger('Lectern').log({ message: 'open', role: configuration.role });
    const server = isWeb ? ((app as INestApplication).getHttpServer() as Server) : undefined;
    const cutOff = () => server?.closeAllConnections();
    const { description: databaseDescription, warning } = database;
    const warnings = [
      ...(warning ? [warning] : []),
      ...contentWarnings,
      ...(await app.get(ProductCatalog).findWarnings()),
    ];
    return { databaseDescription, warnings, firstOwnerPath, stop, cutOff };
  } catch (error) {
    await stop(AbortSignal.abort()).catch(() => undefined);
    throw error;
  }
}
