import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OpenClaims } from './open-claims.js';
import type { PurchaseDto } from './purchases.dto.js';

const TURN_MS = 20_000;

describe('Unpaid claims', () => {
  let claims: OpenClaims;
  let asked: number;

  const limitedTo = (unpaidClaimsAMinute: number | undefined) =>
    new OpenClaims({ checkoutLimits: { unpaidClaimsAMinute } } as Configuration);
  const claim = (secret: string, address?: string, answer: string | Error = 'processing') =>
    claims.answer(secret, address, () => {
      asked += 1;
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve({ status: answer } as PurchaseDto);
    });
  const waitOf = (refused: Promise<unknown>) =>
    refused.then(
      () => 0,
      (error) => error.retryAfterS as number,
    );

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
    claims = limitedTo(3);
    asked = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are answered three times a minute, then once for each elapsed interval', async () => {
    for (let time = 0; time < 3; time += 1) expect(await waitOf(claim('one', `10.0.0.${time}`))).toBe(0);
    expect(await waitOf(claim('one', '10.0.0.9'))).toBe(TURN_MS / 1000);
    jest.advanceTimersByTime(TURN_MS - 1_000);
    expect(await waitOf(claim('one', '10.0.0.9'))).toBe(1);
    jest.advanceTimersByTime(999);
    expect(await waitOf(claim('one', '10.0.0.9'))).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await waitOf(claim('one', '10.0.0.9'))).toBe(0);
    expect(await waitOf(claim('one', '10.0.0.9'))).toBe(TURN_MS / 1000);
    expect(asked).toBe(4);
  });

  it('are counted by address, too, regardless of case', async () => {
    for (const secret of ['one', 'two', 'three']) await claim(secret, '2001:DB8::1');
    expect(await waitOf(claim('four', '2001:db8::2'))).toBe(TURN_MS / 1000);
    expect(await waitOf(claim('four', '2001:db9::2'))).toBe(0);
    for (const secret of ['five', 'six', 'seven']) await claim(secret);
    expect(await waitOf(claim('eight'))).toBe(TURN_MS / 1000);
  });

  it.each([
    ['a failed payment', 'failed'],
    ['an unknown payment', new DomainError('not-found', 'COMMERCE.PURCHASE_NOT_FOUND', 'no')],
  ])('include those of %s', async (_name, answer) => {
    for (let time = 0; time < 3; time += 1) await claim('one', undefined, answer).catch(() => undefined);
    expect(await waitOf(claim('one', '10.0.0.1'))).toBe(TURN_MS / 1000);
  });

  it('pass errors on', async () => {
    const error = new Error('no');
    await expect(claim('one', undefined, error)).rejects.toBe(error);
  });

  it.each([
    ['is paid', 'ready'],
    ['cannot be read from Stripe', new DomainError('unavailable', 'COMMERCE.PAYMENT_UNAVAILABLE', 'no')],
    ['fails with an internal error', new Error('no')],
  ])('do not include one that %s', async (_name, answer) => {
    for (let time = 0; time < 9; time += 1) await claim('one', undefined, answer).catch(() => undefined);
    expect(asked).toBe(9);
  });

  it('are remembered up to twenty thousand; the least recent are dropped', async () => {
    const others = async (from: number, to: number) => {
      for (let at = from; at < to; at += 1) await claim(`secret ${at}`, `source ${at}`);
    };
    for (let time = 0; time < 3; time += 1) await claim('early', '10.0.0.1');
    for (let time = 0; time < 2; time += 1) await claim('heard of', '10.0.0.2');
    await others(0, 5_000);
    await claim('heard of', '10.0.0.2');
    await others(5_000, 9_998);
    expect(await waitOf(claim('early', '10.0.0.3'))).toBe(TURN_MS / 1000);
    await others(9_998, 9_999);
    expect(await waitOf(claim('early', '10.0.0.1'))).toBe(0);
    expect(await waitOf(claim('heard of', '10.0.0.3'))).toBe(TURN_MS / 1000);
  });

  it('are not counted without a limit', async () => {
    claims = limitedTo(undefined);
    for (let time = 0; time < 9; time += 1) await claim('one');
    expect(asked).toBe(9);
  });

  it('share one pending answer if the whole secret is the same', async () => {
    const [first, second] = [claim('one', '10.0.0.1'), claim('one', '10.0.0.2')];
    const other = claim('other', '10.0.0.3');
    expect(await first).toBe(await second);
    expect(await other).not.toBe(await first);
    expect(asked).toBe(2);
  });
});
