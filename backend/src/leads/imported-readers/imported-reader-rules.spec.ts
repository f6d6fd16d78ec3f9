import { describe, expect, it } from '@jest/globals';

import {
  decideReader,
  type ImportedReader,
  type KnownReader,
  type ReaderFacts,
} from './imported-reader-rules.js';

const reader = (change: Partial<ImportedReader> = {}): ImportedReader => ({
  email: 'ruth@example.com',
  state: 'subscribed',
  endedAt: null,
  consent: { at: '2024-03-01T10:00:00.000Z', ip: '192.0.2.7', page: null },
  topics: null,
  details: {},
  ...change,
});

const known = (change: Partial<KnownReader> = {}): KnownReader => ({
  id: '1',
  status: 'confirmed',
  topics: null,
  askedAt: '2025-01-01T00:00:00.000Z',
  confirmedAt: '2025-01-01T00:00:00.000Z',
  endedAt: null,
  origin: null,
  ...change,
});

const origin = { source: 'mailchimp', consent: reader().consent, details: {} };

function effectOf(
  row: Partial<ImportedReader>,
  facts: Partial<ReaderFacts> = {},
  asksOthers = false,
): string {
  const none = { known: undefined, isSuppressed: false, isErased: false, wasAsked: false };
  const { effect, outcome, code } = decideReader(
    reader(row),
    { ...none, ...facts },
    { source: 'mailchimp', asksOthers },
  );
  return [effect, outcome, code].filter(Boolean).join(' ');
}

const unproved = { consent: null };

describe('An imported reader', () => {
  it('is subscribed only with a proof of consent', () => {
    expect(effectOf({})).toBe('subscribe new');
    expect(effectOf(unproved)).toBe('none skipped NO_PROOF');
    expect(effectOf({}, { known: known({ status: 'pending', confirmedAt: null }) })).toBe(
      'subscribe updated',
    );
  });

  it('without a proof gets one request at most, only if she says so', () => {
    expect(effectOf(unproved, {}, true)).toBe('ask new ASKED');
    expect(effectOf(unproved, { wasAsked: true }, true)).toBe('none skipped ASKED_BEFORE');
    const pending = known({ status: 'pending', confirmedAt: null });
    expect(effectOf(unproved, { known: pending }, true)).toBe('none unchanged WAITS_FOR_CONFIRMATION');
  });

  it('is not revived after leaving, bouncing or complaining here', () => {
    expect(effectOf({}, { known: known({ status: 'ended' }) })).toBe('none skipped STAYS_OUT_LEFT');
    const again = known({ status: 'pending', endedAt: '2024-01-01T00:00:00.000Z' });
    expect(effectOf({}, { known: again })).toBe('none skipped STAYS_OUT_LEFT');
    expect(effectOf({}, { isSuppressed: true }, true)).toBe('none skipped STAYS_OUT_BOUNCED');
    expect(effectOf({}, { isErased: true }, true)).toBe('none skipped ERASED');
  });

  it('stays out for good after leaving, bouncing or complaining there', () => {
    expect(effectOf({ state: 'unsubscribed' })).toBe('end skipped STAYS_OUT_LEFT');
    expect(effectOf({ state: 'unsubscribed' }, { known: known({ status: 'ended' }) })).toBe(
      'none unchanged STAYS_OUT_LEFT',
    );
    expect(effectOf({ state: 'bounced' })).toBe('suppress skipped STAYS_OUT_BOUNCED');
    expect(effectOf({ state: 'complained' }, { isSuppressed: true })).toBe(
      'none unchanged STAYS_OUT_COMPLAINED',
    );
    expect(effectOf({ state: 'unsubscribed', endedAt: '2026-01-01T00:00:00.000Z' }, { known: known() })).toBe(
      'end updated STAYS_OUT_LEFT',
    );
    expect(effectOf({ state: 'unsubscribed' }, { known: known({ origin }) })).toBe(
      'end updated STAYS_OUT_LEFT',
    );
  });

  it('keeps the newsletter if confirmed here after leaving there', () => {
    const row = { state: 'unsubscribed', endedAt: '2024-12-31T00:00:00.000Z' } as const;
    expect(effectOf(row, { known: known() })).toBe('none skipped CONFIRMED_HERE_SINCE');
    expect(effectOf({ ...row, state: 'bounced' }, { known: known() })).toBe(
      'none skipped CONFIRMED_HERE_SINCE',
    );
  });

  it('keeps new proof and columns if subscribed already, once', () => {
    expect(effectOf({}, { known: known() })).toBe('note updated SUBSCRIBED_ALREADY');
    expect(effectOf({}, { known: known({ origin }) })).toBe('none unchanged SUBSCRIBED_ALREADY');
    const changed = known({ origin: { ...origin, details: { City: 'Leeds' } } });
    expect(effectOf({}, { known: changed })).toBe('note updated SUBSCRIBED_ALREADY');
  });
});
