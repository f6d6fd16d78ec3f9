import { inspect } from 'node:util';

import { ContentError, contentFolder } from '@lectern/catalogue/content';
import { EmbeddedPostgresError } from '@lectern/embedded-postgres';

import { ConfigurationError } from './platform/config/configuration-error.js';
import type { Log } from './platform/logging/log.js';
import { openFileLimit } from './platform/open-files.js';
import { adviceOn, shortageIn } from './platform/shortage.js';

/** For failures that a person can repair; undefined for errors of the program. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ContentError) return `The content in ${contentFolder} has errors:\n\n${error.message}`;
  if (error instanceof ConfigurationError || error instanceof EmbeddedPostgresError) return error.message;
  const shortage = shortageIn(error);
  return shortage && `Lectern cannot start. ${adviceOn(shortage, openFileLimit())}`;
}

/** Reports why the start failed: as text at a terminal, else as one line of the log. */
export function reportStartFailure(error: unknown, log: Log): void {
  const sentence = sentenceOf(error);
  if (process.stderr.isTTY)
    process.stderr.write(sentence === undefined ? `${inspect(error)}\n` : `\n  ${sentence}\n\n`);
  else if (sentence === undefined) log.fatal('start failed', error);
  else log.fatal({ message: 'start failed', reason: sentence });
}
