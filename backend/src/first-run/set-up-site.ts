import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { siteFileName } from '@lectern/catalogue/content';

import { keepChosenOwner, removeChosenOwner } from '../platform/access/chosen-owner.js';
import { ConfigurationError } from '../platform/config/configuration-error.js';
import type { Configuration } from '../platform/config/configuration.js';
import { isLoopback, isLoopbackAddress } from '../platform/config/stand-ins.js';
import { limitBodyTime, listen } from '../platform/http/listen.js';
import { addSentences } from '../platform/http/sentence-catalogues.js';
import type { Log } from '../platform/logging/log.js';
import { sentences } from '../platform/sentences.de.js';
import { createToken } from '../platform/signed-links/random-token.js';
import { Answers } from './answers.js';
import type { Draft } from './draft.js';
import { DraftStore } from './draft-store.js';
import { refuseExistingData } from './existing-data.js';
import { SETUP_PATH } from './first-run-rules.js';
import { folderFault } from './folder-fault.js';
import { prepareFolder, UnwritableFolder } from './folder-writing.js';
import { SetupRequests } from './setup-requests.js';
import { writeContent } from './write-content.js';

interface SetupOptions {
  /** Of the content; missing or empty. */
  folder: string;
  log: Log;
  /** Gets the link to the questions, for the person who starts the site. */
  print: (text: string) => void;
}

export interface Setup {
  /** Resolves when the content is written and the last page was sent. */
  finished: Promise<void>;
  /** Frees the port for the site. */
  close(): Promise<void>;
}

/**
 * Asks five questions on the site's port and writes the content folder of their answers.
 * @throws ConfigurationError if the folder cannot be written, or belongs to a site that has data
 */
export async function setUpSite(
  configuration: Configuration,
  { folder, log, print }: SetupOptions,
): Promise<Setup> {
  await refuseExistingData(configuration, folder);
  await prepareFolder(folder).catch((error: unknown) => {
    throw error instanceof UnwritableFolder ? new ConfigurationError(folderFault(error, 'en')) : error;
  });
  addSentences('de', sentences);
  const { port, host, publicUrl, trustedProxies, dataDir } = configuration;
  const store = new DraftStore(dataDir);
  let onFinished: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (onFinished = resolve));
  const answers = await Answers.open(store, (draft) => finish(draft, { folder, dataDir, store }));
  const key = createToken();
  const isOpenHere = isLoopback(publicUrl) && trustedProxies === 0;
  const requests = new SetupRequests({ configuration, answers, store, log, key, isOpenHere });
  const server = createServer((request, response) => {
    response.once('close', () => answers.isFinished && onFinished());
    void requests.handle(request, response);
  });
  limitBodyTime(server);
  await listen(server, { port, host, setting: 'PORT' });
  const isOnlyHere = isOpenHere && host !== undefined && isLoopbackAddress(host);
  print(invitation(`${publicUrl}${SETUP_PATH}${isOnlyHere ? '' : `?key=${key}`}`, folder));
  return {
    finished,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Places {
  folder: string;
  dataDir: string;
  store: DraftStore;
}

/** @throws UnwritableFolder */
async function finish(draft: Draft, { folder, dataDir, store }: Places): Promise<void> {
  // Another process was faster.
  if (existsSync(path.join(folder, siteFileName))) return store.remove();
  if (draft.you) await keepChosenOwner(dataDir, draft.you);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const today = new Date().toISOString().slice(0, 10);
  try {
    await writeContent(folder, draft, { pathOf: (fileName) => store.pathOf(fileName), timeZone, today });
  } catch (error) {
    await removeChosenOwner(dataDir);
    throw error;
  }
  await store.remove().catch(() => undefined);
}

const invitation = (link: string, folder: string): string =>
  [
    '',
    `  ${folder} has no content yet. Answer five questions to open your site:`,
    '',
    `  ${link}`,
    '',
    '  Ctrl-C stops it. The answers so far are kept.',
    '',
    '',
  ].join('\n');
