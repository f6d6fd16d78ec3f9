import { STATUS_CODES } from 'node:http';
import { HttpException, Injectable } from '@nestjs/common';
import { isDatabaseOutage } from '../database/database-outage.js';
import { Outage } from '../outage.js';
import { DomainError, type DomainErrorKind, type FieldError } from './domain-error.js';

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
  // Somebody whom we asked did not answer well.
  upstream: 502,
  unavailable: 503,
};

/** Sentences for what Express and its body parser refuse, by http-errors' `type`. */
const SENTENCE_OF_PARSER_ERROR: Record<string, string> = {
  'entity.parse.failed': 'The body isn’t valid JSON.',
  'entity.too.large': 'The body is too large.',
  'request.size.invalid': 'The body isn’t as long as its Content-Length says.',
  'encoding.unsupported': 'We don’t support the body’s Content-Encoding.',
  'charset.unsupported': 'We don’t support the body’s character set.',
  'request.aborted': 'The request was cut off.',
};

/** Sentences for what Nest refuses by itself: a path that nobody serves, an id that is none. */
const SENTENCE_OF_STATUS: Record<number, string> = {
  400: 'The address isn’t valid.',
  404: 'There’s nothing at this address.',
};

export function problemOf(status: number, detail: string, more: Partial<Problem> = {}): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more };
}

interface ParserError {
  type?: string;
  status: number;
}

function isClientError(error: unknown): error is ParserError {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Whatever was thrown, as a problem that is safe to show; unknown errors say nothing of themselves. */
export function toProblem(error: unknown): Problem {
  if (error instanceof DomainError) {
    const { code, errors, members } = error;
    const more = { ...members, code, ...(errors ? { errors } : {}) };
    return problemOf(STATUS_OF_KIND[error.kind], error.message, more);
  }
  if (error instanceof HttpException) {
    // Nest hands on what Express and its parsers throw: their own words are not for visitors.
    if (error.cause !== undefined) return toProblem(error.cause);
    const status = error.getStatus();
    return problemOf(status, SENTENCE_OF_STATUS[status] ?? error.message);
  }
  if (error instanceof Outage || isDatabaseOutage(error)) {
    return problemOf(503, 'Something we need isn’t answering right now. Please try again in a minute.');
  }
  if (error instanceof URIError) return problemOf(400, 'The address isn’t valid.');
  if (isClientError(error)) {
    return problemOf(error.status, SENTENCE_OF_PARSER_ERROR[error.type ?? ''] ?? 'The request isn’t valid.');
  }
  return problemOf(500, 'Something went wrong on our side. Please try again.');
}

/** What a problem says besides, by its own fields. */
export type MembersOf = (problem: Problem) => Record<string, string>;

/**
 * Problems of some calls say more than the standard's fields, as it lets them (RFC 9457 §3.2): for clients that read an
 * older shape of errors.
 */
@Injectable()
export class ProblemMembers {
  private readonly calls: { prefix: string; membersOf: MembersOf }[] = [];

  /** @param prefix of the calls' addresses, without a slash at the end */
  add(prefix: string, membersOf: MembersOf): void {
    this.calls.push({ prefix, membersOf });
  }

  of(path: string, problem: Problem): Record<string, string> {
    const call = this.calls.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    return call?.membersOf(problem) ?? {};
  }
}
