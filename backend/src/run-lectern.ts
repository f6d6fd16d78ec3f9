import 'reflect-metadata';

import { inspect } from 'node:util';

import { ContentError, contentFolder } from '@lectern/catalogue/content';
import { EmbeddedPostgresError } from '@lectern/embedded-postgres';

import type { RunningLectern } from './lectern.js';
import { panel } from './panel.js';
import { ConfigurationError } from './platform/config/configuration-error.js';
import type { Configuration } from './platform/config/configuration.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { openDatabase } from './platform/database/open-database.js';
import { Log } from './platform/logging/log.js';
import { onCrash, onShutdownSignal } from './shutdown.js';

type Progress = (step: string) => void;

export interface RunOptions {
  /** Gets a short phrase for each step. */
  onProgress?: Progress;
}

/** Errors of settings and content are shown as sentences, others with their stacks. */
function fail(error: unknown): never {
  if (error instanceof ContentError) {
    process.stderr.write(`\n  The content in ${contentFolder} has errors:\n\n${error.message}\n\n`);
    process.exit(1);
  }
  const isExpected = error instanceof ConfigurationError || error instanceof EmbeddedPostgresError;
  process.stderr.write(isExpected ? `\n  ${error.message}\n\n` : `${inspect(error)}\n`);
  process.exit(1);
}

/** Starts the database while the rest of the program is loaded. */
async function open(configuration: Configuration, log: Log, onProgress: Progress): Promise<RunningLectern> {
  onProgress('Opening the database');
  const [database, { startLectern }] = await Promise.all([
    openDatabase(configuration),
    import('./lectern.js'),
  ]);
  return startLectern(configuration, database, log, onProgress);
}

export async function runLectern({ onProgress = () => undefined }: RunOptions = {}): Promise<void> {
  try {
    onProgress('Reading the content');
    const { site } = await import('@lectern/catalogue');
    const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
    const configuration = configurationFromEnvironment({ mailFrom, timeZone: site.timeZone });
    const log = new Log(configuration.logLevel);
    onCrash((error) => log.fatal('uncaught error', error));
    const started = open(configuration, log, onProgress);
    let cutOff: () => void = () => undefined;
    onShutdownSignal(async () => (await started.catch(() => undefined))?.stop(), {
      stopMs: configuration.timeLimits.stopMs,
      cutOff: () => cutOff(),
    });
    ({ cutOff } = await started);
    process.stdout.write(panel(configuration, await started));
  } catch (error) {
    fail(error);
  }
}
