import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

import type { LogLevel } from '../config/log-level.js';
import { blankSecrets } from './blank-secrets.js';
import { errorFields } from './error-fields.js';
import { logFields } from './log-context.js';

/** What the framework tells of its own start, some eighty lines: of use only to whoever debugs it. */
const FRAMEWORK = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** The name of a part: a stack may stand in its place. */
const NAME = /^[\w:-]{1,40}$/;

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Standard error: standard output is left to the panel. Written at once, so that a crash loses no line. */
function standardError(): DestinationStream {
  return pino.destination({ dest: 2, sync: true });
}

/**
 * Writes JSON lines, each with the ids of the request or job that it belongs to. Behind Nest's own Logger: a
 * message is a sentence, or `{ message, … }` with fields that name nobody; an error is reduced to what may be told.
 */
export class Log implements LoggerService {
  private readonly pino: Logger;

  constructor(level: LogLevel, destination: DestinationStream = standardError()) {
    this.pino = pino(
      {
        level,
        base: undefined,
        timestamp: stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        hooks: { streamWrite: blankSecrets },
      },
      destination,
    );
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(FRAMEWORK.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest hands over the message, what belongs to it, and last the name of the part that speaks. */
  private write(level: Level, given: unknown, rest: readonly unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const { message, ...fields } = asFields(given);
    const speaker = rest.at(-1);
    const error = [given, ...rest].find((part) => part instanceof Error);
    this.pino[level](
      {
        ...logFields(),
        ...(typeof speaker === 'string' && NAME.test(speaker) ? { context: speaker } : {}),
        ...fields,
        ...(error ? { error: errorFields(error) } : {}),
      },
      String(message),
    );
  }
}

function asFields(given: unknown): Record<string, unknown> {
  if (given instanceof Error) return { message: 'An error was thrown.' };
  return typeof given === 'object' && given !== null ? { ...given } : { message: given };
}
