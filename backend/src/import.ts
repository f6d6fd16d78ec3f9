import 'reflect-metadata';

import path from 'node:path';

import { site } from '@lectern/catalogue';
import { NestFactory } from '@nestjs/core';

import { appModule } from './app.module.js';
import { runCommand } from './command.js';
import { ProductCatalog, ShopCurrency } from './commerce/index.js';
import { importArchive } from './moving/index.js';
import { ArchiveParts } from './platform/archive-parts/archive-parts.js';
import { connectionUseOf, leastConnections, shareConnections } from './platform/config/connection-rules.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { DatabaseAccess } from './platform/database/database-access.js';
import { Database } from './platform/database/database.js';
import { openDatabaseForCommand } from './platform/database/open-database.js';
import { prepareDatabase } from './prepare-database.js';

const USAGE = 'npm run import -- <archive.zip>     brings an empty site up from an archive of another one';

/** Uses the parts of the application, which is not started: no job runs, and no email is sent. */
async function run([file, ...others]: readonly string[]): Promise<string> {
  if (!file || others.length > 0) throw new Error(USAGE);
  const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
  const configuration = {
    ...configurationFromEnvironment({ mailFrom, timeZone: site.timeZone }),
    role: 'web' as const,
  };
  const opened = await openDatabaseForCommand(configuration);
  try {
    await prepareDatabase(opened, configuration);
    const { url } = opened;
    const use = connectionUseOf(configuration);
    const shares = shareConnections(leastConnections(use), use);
    const access = new DatabaseAccess({ url, directUrl: url, isPooled: false, shares });
    const app = await NestFactory.create(appModule(configuration, access), {
      abortOnError: false,
      logger: ['error'],
    });
    try {
      await app.get(ShopCurrency).settle();
      await app.get(ProductCatalog).seed();
      const target = { database: app.get(Database), parts: app.get(ArchiveParts) };
      const { site: from, createdAt } = await importArchive(target, path.resolve(file), (part) =>
        process.stderr.write(`${part}\n`),
      );
      return [
        `This site has everything of ${from} as of ${createdAt}.`,
        'Start it now; if it runs, restart it. Connect Stripe, your mail server and your storage, and invite your team again.',
        'If its content folder is another one than the first site’s, start it with the folder content/ of the archive.',
      ].join('\n');
    } finally {
      await app.close();
    }
  } finally {
    await opened.close();
  }
}

await runCommand(run);
