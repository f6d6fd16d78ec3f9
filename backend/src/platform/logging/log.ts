import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

import type { LogLevel } from '../config/log-level.js';
import { logFields } from './log-context.js';

const BLANK = '[removed]';

/** Letters of a mail address before its @, in any script. */
const MAILBOX = String.raw`[\p{L}\p{N}._+-]`;

/** A part of a domain's name: https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;

/** Where a run of such letters begins: not at the n of an escaped line break, but right after it. */
const ESCAPED = String.raw`(?<=\\(?:[bfnrt]|u[0-9a-f]{4}))`;

// What repeats has an end: whoever may go back letter by letter keeps each in mind, and has no room for some millions.
const SECRETS = new RegExp(
  [
    // User and password in the address of a server.
    String.raw`(?<=:\/\/)[^\s\/"\\@]{1,4096}(?=@)`,
    // A mail address, also as it stands in a URL.
    String.raw`(?<!\\)(?:(?<!${MAILBOX})|${ESCAPED})${MAILBOX}{1,256}(?:@|%40)${LABEL}(?:\.${LABEL}){1,127}`,
    // Keys by their prefix, and what makes a payment's id its secret.
    String.raw`(?<!\\)(?:(?<![A-Za-z0-9])|${ESCAPED})(?:sk|rk|pk|whsec)_\w+`,
    String.raw`(?<=_secret_)\w+`,
    // 32 random bytes in base64url, as in a private link; and a signature in hex.
    String.raw`(?<!\\)(?:(?<![\w-])|${ESCAPED})[\w-]{43}(?![\w-])`,
    String.raw`(?<=v1=)[0-9a-f]{16,}`,
    // As long as the number of a card; a number of JSON's own stands after a colon.
    String.raw`(?<![\d.:])\d{14,19}(?!\d)`,
  ].join('|'),
  'gu',
);

/**
 * The last net before a line of JSON is written: what looks like a mail address, a key, a secret, a private
 * link's token or a card number is replaced. The line stays JSON: no quote and no escape is touched.
 */
export function redactSecrets(line: string): string {
  return line.replace(SECRETS, BLANK);
}

/** An error as it stands in a log. */
interface ErrorFields {
  type: string;
  message: string;
  /** The program's own: ECONNREFUSED, 23505, api_connection_error. */
  code?: string;
  /** The places in the program alone: the text of an error stands in its message. */
  stack?: string;
  cause?: ErrorFields;
}

const LONGEST_MESSAGE = 500;
const DEEPEST_CAUSE = 3;

/** `column "price"` names a part of ours; `: "Ruth"`, `"Ruth W."` and `<ruth@…>` quote what somebody sent. */
const QUOTED_VALUE = /(?<=: )"[^"]*"|"(?![a-z_]+")[^"]*"|<[^<>]*>/g;
const FRAME = /^[ \t]+at .+$/gm;

function messageOf(error: Error): string {
  return error.message.slice(0, LONGEST_MESSAGE).replace(QUOTED_VALUE, '"…"');
}

/**
 * What may be told of an error. Only these fields: a database's error also holds the row, a mail server's the
 * address, a vendor's the request.
 */
function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.' };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.match(FRAME)?.map((frame) => frame.trim());
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(frames ? { stack: frames.join('\n') } : {}),
    ...(error.cause && depth < DEEPEST_CAUSE ? { cause: errorFields(error.cause, depth + 1) } : {}),
  };
}

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
        hooks: { streamWrite: redactSecrets },
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
