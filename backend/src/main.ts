import 'reflect-metadata';

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

import { site } from '@lectern/catalogue';
import { EmbeddedPostgresError } from '@lectern/embedded-postgres';

import { type RunningLectern, startLectern } from './lectern.js';
import { panel } from './panel.js';
import { ConfigurationError } from './platform/config/configuration-error.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { Log } from './platform/logging/log.js';
import { onCrash, onShutdownSignal } from './shutdown.js';

export interface RunOptions {
  /** Told what is being done, a short phrase each time. */
  onProgress?: (step: string) => void;
}

/** A wrong setting is told in one sentence; anything else is a mistake of ours and shows where it is. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigurationError || error instanceof EmbeddedPostgresError;
  process.stderr.write(isExpected ? `\n  ${error.message}\n\n` : `${inspect(error)}\n`);
  process.exit(1);
}

/** Starts the process that the environment describes, prints its panel, and stops it at a signal. */
export async function runLectern({ onProgress = () => undefined }: RunOptions = {}): Promise<void> {
  const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
  let running: RunningLectern | undefined;
  try {
    const configuration = configurationFromEnvironment({ mailFrom, timeZone: site.timeZone });
    const log = new Log(configuration.logLevel);
    onCrash((error) => log.fatal('The process ends: an error was not expected.', error));
    const started = startLectern(configuration, log, onProgress);
    onShutdownSignal(async () => (await started.catch(() => undefined))?.stop());
    running = await started;
    process.stdout.write(panel(configuration, running));
  } catch (error) {
    fail(error);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await runLectern();
