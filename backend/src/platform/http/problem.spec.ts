import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { QueryFailedError } from 'typeorm';

import { Outage } from '../outage.js';
import { toProblem } from './problem.js';

const system = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

function databaseError(code: string): QueryFailedError {
  const error = Object.assign(new pg.DatabaseError('could not extend file', 1, 'error'), { code });
  return new QueryFailedError('INSERT', [], error);
}

describe('The problem of a machine that has run out of something', () => {
  it.each([
    ['a full disk', system('ENOSPC'), 507, /disk is full, so nothing was saved.+free some space/],
    ['a used-up quota', system('EDQUOT'), 507, /disk is full/],
    ['a full disk of PostgreSQL', databaseError('53100'), 503, /disk is full, so nothing was saved/],
    ['too many open files', system('EMFILE'), 503, /too busy/],
    ['too many open files of the machine', system('ENFILE'), 503, /too busy/],
    ['a connection without a descriptor', new Outage('no', { cause: system('EMFILE') }), 503, /too busy/],
    ['any other error of the system', system('EACCES'), 500, /went wrong/],
  ])('has a sentence: %s', (_what, error, status, detail) => {
    expect(toProblem(error)).toMatchObject({ status, detail: expect.stringMatching(detail) });
  });
});
