import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';

import type { LogLevel } from '../config/log-level.js';
import { Log } from './log.js';
import { noteInLog, withinLog } from './log-context.js';

function linesOf(write: (logger: Logger) => unknown, level: LogLevel = 'info'): Record<string, unknown>[] {
  const lines: string[] = [];
  Logger.overrideLogger(new Log(level, { write: (line) => lines.push(line) }));
  write(new Logger('Shop'));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('A log line', () => {
  it('has time, level, context and message', () => {
    expect(linesOf((logger) => logger.warn('out of stock'))).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-.+Z$/),
        context: 'Shop',
        msg: 'out of stock',
      },
    ]);
  });

  it('names its process and release', () => {
    const lines: string[] = [];
    const fields = { role: 'web', pid: 4711, release: '1.2.3+0a1b2c3d4e5f' };
    Logger.overrideLogger(new Log('info', { write: (line) => lines.push(line) }, fields));
    new Logger('Shop').log('sold');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ...fields, msg: 'sold' });
  });

  it('says what to do about a full disk or too few descriptors, without a stack', () => {
    const failure = (code: string) => Object.assign(new Error(`${code}: no more`), { code });
    const wrapped = (cause: Error) => new Error('No connection to PostgreSQL', { cause });
    for (const [error, advice] of [
      [failure('ENOSPC'), 'The disk is full. Free space in DATA_DIR.'],
      [failure('EDQUOT'), 'The disk is full. Free space in DATA_DIR.'],
      [wrapped(failure('EMFILE')), expect.stringMatching(/^Too many files.+ulimit -n/)],
      [
        Object.assign(new Error('query failed'), { driverError: failure('53100') }),
        'The disk of PostgreSQL is full. Free space there.',
      ],
    ] as const) {
      const [line] = linesOf((logger) => logger.error({ message: 'not saved', error }));
      expect(line).toMatchObject({ msg: 'not saved', advice });
      expect(JSON.stringify(line)).not.toContain('"stack"');
    }
  });

  it('stays one line with line breaks in its values', () => {
    const forged = 'sold\r\n{"level":"error","msg":"forged"}\u2028\u001b[2J';
    const lines: string[] = [];
    Logger.overrideLogger(new Log('info', { write: (line) => lines.push(line) }));
    new Logger('Shop').log({ message: forged, title: forged });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n\u001b]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: forged, title: forged });
  });

  it('has the given fields', () => {
    expect(linesOf((logger) => logger.log({ message: 'sold', priceCents: 999 }))).toEqual([
      expect.objectContaining({ msg: 'sold', priceCents: 999 }),
    ]);
  });

  it('is skipped below the configured level', () => {
    expect(linesOf((logger) => logger.log('sold'), 'warn')).toEqual([]);
    expect(linesOf((logger) => logger.debug('looked'), 'debug')).toHaveLength(1);
    expect(linesOf((logger) => logger.fatal('over'), 'silent')).toEqual([]);
  });

  it('has the fields of its request, including those added later', async () => {
    const lines: string[] = [];
    Logger.overrideLogger(new Log('info', { write: (line) => lines.push(line) }));
    const logger = new Logger('Shop');
    await Promise.all(
      ['a', 'b'].map((requestId) =>
        withinLog({ requestId }, async () => {
          await Promise.resolve();
          noteInLog({ orderId: `order-${requestId}` });
          logger.log('sold');
        }),
      ),
    );
    logger.log('afterwards');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ requestId: 'a', orderId: 'order-a' }),
      expect.objectContaining({ requestId: 'b', orderId: 'order-b' }),
      expect.not.objectContaining({ requestId: expect.anything() }),
    ]);
  });

  it('describes an error without personal data', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "orders_pkey"'), {
      code: '23505',
      detail: 'Key (customer_email)=(ruth@example.com) already exists.',
      parameters: ['Ruth Weaver'],
    });
    const error = new Error(
      'invalid input syntax for type integer: "ruth", "Ruth Weaver" <ruth@example.com>',
      {
        cause,
      },
    );
    const [line] = linesOf((logger) => logger.error('order not saved', error));
    expect(line).toMatchObject({
      msg: 'order not saved',
      error: {
        type: 'Error',
        message: 'invalid input syntax for type integer: "…", "…" "…"',
        stack: expect.stringMatching(/^at .+log\.spec/),
        cause: { code: '23505', message: expect.stringContaining('"orders_pkey"') },
      },
    });
    expect(JSON.stringify(line)).not.toMatch(/ruth|weaver/i);
  });

  it('has a generic message for a bare error, and skips other values', () => {
    expect(linesOf((logger) => logger.error(new TypeError('no'), 'ruth@example.com was here'))).toEqual([
      expect.objectContaining({
        msg: 'unexpected error',
        error: expect.objectContaining({ type: 'TypeError' }),
      }),
    ]);
  });
});
