import 'reflect-metadata';

import { readFile } from 'node:fs/promises';

import { site } from '@lectern/catalogue';

import { runCommand, withDatabase } from './command.js';
import { bookFileToKeep, FileFacts, ProductCatalog } from './commerce/index.js';
import { products } from './commerce/products/products.module.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { Events } from './platform/events/events.js';
import { Outbox } from './platform/jobs/outbox.js';
import { OutboxNotifier } from './platform/jobs/outbox-notifier.js';
import { openStoredFiles } from './platform/storage/open-stored-files.js';
import { UploadFolder } from './platform/uploads/upload-folder.js';

const USAGE = 'npm run release -- <product id> [book.pdf] [book.epub]';

async function release([productId, ...paths]: readonly string[]): Promise<string> {
  if (!productId) throw new Error(`Please say which product: ${USAGE}`);
  const books = await Promise.all(
    paths.map(async (filePath) => bookFileToKeep(productId, filePath, await readFile(filePath))),
  );
  const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
  const configuration = configurationFromEnvironment({ mailFrom });
  return withDatabase(configuration, products.entities ?? [], async (database) => {
    const notifier = new OutboxNotifier(database);
    const files = await openStoredFiles(configuration);
    const outbox = new Outbox(database, notifier);
    const facts = new FileFacts(database, files, new UploadFolder(configuration), outbox);
    // Nothing listens in this process; the site's schedule announces the release.
    const catalog = new ProductCatalog(database, files, new Events(), facts);
    const isNew = await catalog.release(productId, books);
    await notifier.flush();
    return isNew
      ? `${productId} is released: the pages are updated, and everyone on the waitlist gets an email.`
      : `${productId} was released before; nothing has changed.`;
  });
}

await runCommand(release);
