import 'reflect-metadata';

import { contentFolder, hasNoSite } from '@lectern/catalogue/content';
import { Logger } from '@nestjs/common';

import type { RunningLectern } from './lectern.js';
import { panel } from './panel.js';
import type { Configuration } from './platform/config/configuration.js';
import { configurationFromEnvironment, processFields } from './platform/config/read-configuration.js';
import { openDatabase } from './platform/database/open-database.js';
import type { LogLevel } from './platform/config/log-level.js';
import { Log } from './platform/logging/log.js';
import { FEW_OPEN_FILES, openFileLimit } from './platform/open-files.js';
import { LIMIT_ADVICE } from './platform/shortage.js';
import { logNodeWarnings } from './node-warnings.js';
import { onCrash, onShutdownSignal } from './shutdown.js';
import { reportStartFailure } from './start-failure.js';

type Progress = (step: string) => void;

export interface RunOptions {
  /** Gets a short phrase for each step. */
  onProgress?: Progress;
  /** Runs after the first run has written the content, while its last page waits. */
  onContentWritten?: () => Promise<void>;
}

function openLog(level: LogLevel): Log {
  const log = new Log(level, undefined, processFields());
  Logger.overrideLogger(log);
  return log;
}

function warnOfFewOpenFiles(log: Log): void {
  const limit = openFileLimit();
  if (limit !== undefined && limit < FEW_OPEN_FILES)
    log.warn({ message: 'few open files are allowed', limit, advice: LIMIT_ADVICE });
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

/** Asks for the first content of a site that has none. Workers need a site, so they do not start without one. */
async function setUp(log: Log, onContentWritten: () => Promise<void>): Promise<void> {
  const configuration = configurationFromEnvironment({ mailFrom: '' });
  if (configuration.role === 'worker') return;
  const { setUpSite } = await import('./first-run/index.js');
  const print = (text: string) => void process.stdout.write(text);
  const setup = await setUpSite(configuration, { folder: contentFolder, log, print });
  await setup.finished;
  await onContentWritten();
  await setup.close();
}

export async function runLectern({
  onProgress = () => undefined,
  onContentWritten = () => Promise.resolve(),
}: RunOptions = {}): Promise<void> {
  let log = openLog('info');
  onCrash((error) => log.fatal('uncaught error', error));
  logNodeWarnings((warning) => log.warn('warning of Node', warning));
  // They may be files on a full disk.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    onProgress('Reading the content');
    if (await hasNoSite(contentFolder)) await setUp(log, onContentWritten);
    const { site } = await import('@lectern/catalogue');
    const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
    const configuration = configurationFromEnvironment({ mailFrom, timeZone: site.timeZone });
    log = openLog(configuration.logLevel);
    warnOfFewOpenFiles(log);
    const started = open(configuration, log, onProgress);
    const checked = import('./platform/check-certificates.js').then(({ checkCertificates }) =>
      checkCertificates(configuration),
    );
    let cutOff: () => void = () => undefined;
    onShutdownSignal(async (hurry) => (await started.catch(() => undefined))?.stop(hurry), {
      stopMs: configuration.timeLimits.stopMs,
      cutOff: () => cutOff(),
    });
    ({ cutOff } = await started);
    const opened = await started;
    const certificates = await checked;
    for (const warning of certificates) log.warn(warning, 'Certificates');
    process.stdout.write(
      panel(configuration, { ...opened, warnings: [...opened.warnings, ...certificates] }),
    );
  } catch (error) {
    reportStartFailure(error, openLog('info'));
    process.exit(1);
  }
}
