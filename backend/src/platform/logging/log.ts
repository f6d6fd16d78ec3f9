import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

import type { LogLevel } from '../config/log-level.js';
import { openFileLimit } from '../open-files.js';
import { adviceOn, shortageIn } from '../shortage.js';
import { type LogFields, logFields } from './log-context.js';

const REDACTED = '[removed]';

/** Characters of an email address before its @, in any script. */
const MAILBOX = String.raw`[\p{L}\p{N}._+-]`;

/** A label of a domain name (RFC 1035, section 2.3.4). */
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;

/** Position right after a JSON escape such as \n. */
const ESCAPED = String.raw`(?<=\\(?:[bfnrt]|u[0-9a-f]{4}))`;

// All repetitions are bounded: unbounded ones run out of memory on lines of some megabytes.
const SECRETS = new RegExp(
  [
    // User and password of a URL.
    String.raw`(?<=:\/\/)[^\s\/"\\@]{1,4096}(?=@)`,
    // An email address, also URL-encoded.
    String.raw`(?<!\\)(?:(?<!${MAILBOX})|${ESCAPED})${MAILBOX}{1,256}(?:@|%40)${LABEL}(?:\.${LABEL}){1,127}`,
    // API keys by prefix, and client secrets of payments.
    String.raw`(?<!\\)(?:(?<![A-Za-z0-9])|${ESCAPED})(?:sk|rk|pk|whsec)_\w+`,
    String.raw`(?<=_secret_)\w+`,
    // 32 bytes in base64url (tokens of private links), and signatures in hex.
    String.raw`(?<!\\)(?:(?<![\w-])|${ESCAPED})[\w-]{43}(?![\w-])`,
    String.raw`(?<=v1=)[0-9a-f]{16,}`,
    // Digits like a card number, unless a JSON number, which follows a colon.
    String.raw`(?<![\d.:])\d{14,19}(?!\d)`,
  ].join('|'),
  'gu',
);

/**
 * Redacts email addresses, keys, secrets, tokens of private links and card numbers from a line of JSON, which stays
 * valid JSON.
 */
export function redactSecrets(line: string): string {
  return line.replace(SECRETS, REDACTED);
}

interface ErrorFields {
  type: string;
  message: string;
  /** ECONNREFUSED, 23505, api_connection_error */
  code?: string;
  /** Frames only. */
  stack?: string;
  cause?: ErrorFields;
}

const MAX_MESSAGE_LENGTH = 500;
const MAX_CAUSE_DEPTH = 3;

/** Quoted user input: `: "Ruth"`, `"Ruth W."`, `<ruth@…>`; but not identifiers such as `column "price"`. */
const QUOTED_VALUE = /(?<=: )"[^"]*"|"(?![a-z_]+")[^"]*"|<[^<>]*>/g;
const FRAME = /^[ \t]+at .+$/gm;

function messageOf(error: Error): string {
  return error.message.slice(0, MAX_MESSAGE_LENGTH).replace(QUOTED_VALUE, '"…"');
}

/**
 * Loggable fields of an error. Others contain personal data: errors of the database have the row, of mail servers the
 * address, of vendors the request.
 */
function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an Error was thrown' };
  const { code } = error as { code?: unknown };
  // The machine is at fault, not the code.
  const frames = shortageIn(error) ? null : error.stack?.match(FRAME)?.map((frame) => frame.trim());
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(frames ? { stack: frames.join('\n') } : {}),
    ...(error.cause && depth < MAX_CAUSE_DEPTH ? { cause: errorFields(error.cause, depth + 1) } : {}),
  };
}

/** Nest's contexts at start: some 80 lines, logged at level debug. */
const FRAMEWORK = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Nest may pass a stack instead of the context. */
const CONTEXT_NAME = /^[\w:-]{1,40}$/;

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Bytes of lines that wait for a full disk; later ones are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** Standard output has the start panel. Synchronous, so that a crash loses no line. */
function standardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: MAX_WAITING_BYTES });
  // The log may be a file on a full disk. The next line tries again.
  return destination.on('error', () => undefined);
}

/**
 * Writes JSON lines for Nest's Logger, each with the ids of its request or job. A message is a text, or
 * `{ message, … }` with fields without personal data; errors are reduced to {@link ErrorFields}. A line about a
 * shortage of the machine says what to do.
 */
export class Log implements LoggerService {
  private readonly pino: Logger;

  /** @param fields of the process, in each line */
  constructor(level: LogLevel, destination: DestinationStream = standardError(), fields: LogFields = {}) {
    this.pino = pino(
      {
        level,
        base: fields,
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

  /** Nest passes the message, further values, and the context last. */
  private write(level: Level, input: unknown, rest: readonly unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const { message, ...fields } = asFields(input);
    const context = rest.at(-1);
    const error = [input, fields['error'], ...rest].find((part) => part instanceof Error);
    this.pino[level](
      {
        ...logFields(),
        ...(typeof context === 'string' && CONTEXT_NAME.test(context) ? { context } : {}),
        ...fields,
        ...(error ? { error: errorFields(error), ...adviceFor(error) } : {}),
      },
      String(message),
    );
  }
}

function adviceFor(error: Error): { advice?: string } {
  const shortage = shortageIn(error);
  return shortage ? { advice: adviceOn(shortage, openFileLimit()) } : {};
}

function asFields(input: unknown): Record<string, unknown> {
  if (input instanceof Error) return { message: 'unexpected error' };
  return typeof input === 'object' && input !== null ? { ...input } : { message: input };
}
