import { STATUS_CODES } from 'node:http';
import { type SiteLanguage, site } from '@lectern/catalogue';
import { HttpException, Injectable } from '@nestjs/common';
import { isDatabaseOutage } from '../database/database-outage.js';
import { Outage } from '../outage.js';
import { type Shortage, shortageIn } from '../shortage.js';
import { DomainError, type DomainErrorKind, type FieldError } from './domain-error.js';
import { sentenceIn } from './sentence-catalogues.js';
import { joinSentences } from './sentences.js';

/** RFC 9457 problem details. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code?: string;
  errors?: readonly FieldError[];
}

const STATUS_OF_KIND: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unprocessable: 422,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
};

/** For errors of Express and its body parser, by http-errors' `type`. */
const SENTENCE_OF_PARSER_ERROR: Record<string, string> = {
  'entity.parse.failed': 'The body isn’t valid JSON.',
  'entity.too.large': 'The body is too large.',
  'request.size.invalid': 'The body isn’t as long as its Content-Length says.',
  'encoding.unsupported': 'We don’t support the body’s Content-Encoding.',
  'charset.unsupported': 'We don’t support the body’s character set.',
  'request.aborted': 'The request was cut off.',
};

/** For errors of Nest itself: unknown paths and invalid ids. */
const SENTENCE_OF_STATUS: Record<number, string> = {
  400: 'The address isn’t valid.',
  404: 'There’s nothing at this address.',
};

export function problemOf(status: number, detail: string, more: Partial<Problem> = {}): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more };
}

/** A full disk is 507 (RFC 4918, section 11.5). PostgreSQL and descriptors recover without the caller's help. */
const OF_SHORTAGE: Record<Shortage, Problem> = {
  disk: problemOf(
    507,
    'The server’s disk is full, so nothing was saved. Please free some space there, then try again.',
    { code: 'SERVER.DISK_FULL' },
  ),
  'database-disk': problemOf(
    503,
    'The server’s disk is full, so nothing was saved. Please try again later.',
    { code: 'SERVER.DISK_FULL' },
  ),
  descriptors: problemOf(503, 'The server is too busy right now. Please try again in a minute.', {
    code: 'SERVER.BUSY',
  }),
};

interface ParserError {
  type?: string;
  status: number;
}

function isClientError(error: unknown): error is ParserError {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/**
 * Converts any error to a problem that is safe to show; unknown errors reveal nothing.
 * @param language of its sentences
 */
export const toProblem = (error: unknown, language: SiteLanguage = site.language): Problem =>
  translated(problemInEnglish(error), language);

function translated(problem: Problem, language: SiteLanguage): Problem {
  const { detail, errors } = problem;
  if (!errors) return { ...problem, detail: sentenceIn(language, detail) };
  const messages = errors.map(({ message }) => message);
  const own = errors.map((error) => ({ ...error, message: sentenceIn(language, error.message) }));
  const isJoined = detail === joinSentences(messages);
  return {
    ...problem,
    detail: isJoined ? joinSentences(own.map(({ message }) => message)) : sentenceIn(language, detail),
    errors: own,
  };
}

function problemInEnglish(error: unknown): Problem {
  if (error instanceof DomainError) {
    const { code, errors, members } = error;
    const more = { ...members, code, ...(errors ? { errors } : {}) };
    return problemOf(STATUS_OF_KIND[error.kind], error.message, more);
  }
  if (error instanceof HttpException) {
    // Nest wraps errors of Express and its parsers; their messages are not for visitors.
    if (error.cause !== undefined) return problemInEnglish(error.cause);
    const status = error.getStatus();
    return problemOf(status, SENTENCE_OF_STATUS[status] ?? error.message);
  }
  const shortage = shortageIn(error);
  if (shortage) return OF_SHORTAGE[shortage];
  if (error instanceof Outage || isDatabaseOutage(error)) {
    return problemOf(503, 'Something we need isn’t answering right now. Please try again in a minute.');
  }
  if (error instanceof URIError) return problemOf(400, 'The address isn’t valid.');
  if (isClientError(error)) {
    return problemOf(error.status, SENTENCE_OF_PARSER_ERROR[error.type ?? ''] ?? 'The request isn’t valid.');
  }
  return problemOf(500, 'Something went wrong on our side. Please try again.');
}

export type MembersOf = (problem: Problem) => Record<string, string>;

/** Adds members to the problems of some paths, for clients that read an older format of errors. */
@Injectable()
export class ProblemMembers {
  private readonly sources: { prefix: string; membersOf: MembersOf }[] = [];

  /** @param prefix path without a trailing slash */
  add(prefix: string, membersOf: MembersOf): void {
    this.sources.push({ prefix, membersOf });
  }

  of(path: string, problem: Problem): Record<string, string> {
    const source = this.sources.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    return source?.membersOf(problem) ?? {};
  }
}
