import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../transitions.js';
import { EMAIL_RETRY_DELAYS_MS } from './email-limits.js';
import {
  addressRefusal,
  deliveryTransitions,
  isServerAway,
  senderRefusal,
  sizeRefusal,
} from './email-rules.js';

const failure = (fields: object) => Object.assign(new Error('no'), fields);

const refusalOf = (response: string, command = 'RCPT TO') =>
  addressRefusal(Object.assign(new Error('refused'), { command, response }));

const MINUTE_MS = 60_000;

it('retries an email after 1, 5 and 30 minutes, after 2 and 6 hours, and after a day', () => {
  let passedMs = 0;
  const minutes = EMAIL_RETRY_DELAYS_MS.map((delayMs) => (passedMs += delayMs) / MINUTE_MS);
  expect(minutes).toEqual([1, 5, 30, 120, 360, 1440]);
});

describe('SMTP answers', () => {
  it.each(['550 5.1.1 no such user', '553-5.1.3 not an address', '556 5.1.10 null MX', '550 5.2.1 closed'])(
    'refuse an address permanently: %s',
    (response) => expect(refusalOf(response)).toBe(response),
  );

  it.each(['450 4.2.0 greylisted', '550 5.7.1 relaying denied', '550 no', '552 5.2.2 mailbox full'])(
    'refuse an address temporarily: %s',
    (response) => expect(refusalOf(response)).toBeUndefined(),
  );

  it('refuse an address permanently by the code of Exchange (L11)', () => {
    const answer541 = '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)';
    expect(refusalOf(answer541)).toBe(answer541);
    expect(refusalOf('550 5.4.1 no answer from host')).toBeUndefined();
  });

  it.each([
    '550 5.7.1 SPF check failed',
    '550 5.7.26 unauthenticated email',
    '550 5.1.1 rejected by DMARC policy',
    '554 5.1.1 blocked, see spamhaus',
  ])('refuse us as a sender, not the address (L13): %s', (response) => {
    expect(refusalOf(response)).toBeUndefined();
    expect(senderRefusal(failure({ command: 'RCPT TO', response }))).toBe(response);
  });

  it.each([
    ['552 5.3.4 message too big', 'DATA', false, true],
    ['552 message exceeds fixed maximum message size', 'DATA', true, true],
    ['523 too long', 'MAIL FROM', true, true],
    ['552 exceeded storage allocation', 'DATA', false, false],
    ['552 5.2.2 mailbox full', 'DATA', true, false],
    ['552 over quota', 'RCPT TO', true, false],
    ['452 4.3.4 try later', 'DATA', true, false],
  ])('refuse an email for its size, or not (L8): %s at %s', (response, command, hasFiles, isTooLarge) => {
    expect(sizeRefusal(failure({ command, response }), hasFiles) !== undefined).toBe(isTooLarge);
  });

  it('do not refuse an address if they concern the email or the connection', () => {
    expect(refusalOf('550 5.1.1 no such user', 'DATA')).toBeUndefined();
    expect(addressRefusal(new Error('connect ECONNREFUSED'))).toBeUndefined();
    expect(addressRefusal('no')).toBeUndefined();
    expect(addressRefusal(undefined)).toBeUndefined();
  });
});

describe('Delivery status', () => {
  it('may become accepted before sent, and bounced or complained after both', () => {
    expect(canTransition(deliveryTransitions, 'queued', 'accepted')).toBe(true);
    expect(canTransition(deliveryTransitions, 'sent', 'accepted')).toBe(true);
    for (const from of ['sent', 'accepted'] as const)
      for (const to of ['bounced', 'complained'] as const)
        expect(canTransition(deliveryTransitions, from, to)).toBe(true);
  });

  it('stays bounced or complained after late reports', () => {
    expect(canTransition(deliveryTransitions, 'bounced', 'accepted')).toBe(false);
    expect(canTransition(deliveryTransitions, 'complained', 'accepted')).toBe(false);
  });

  it('stays suppressed or withdrawn', () => {
    expect(canTransition(deliveryTransitions, 'suppressed', 'sent')).toBe(false);
    expect(canTransition(deliveryTransitions, 'withdrawn', 'sent')).toBe(false);
  });
});

describe('A failed attempt to send', () => {
  it('concerns one email if the server answered', () => {
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 451 }))).toBe(false);
    expect(isServerAway(failure({ code: 'EMESSAGE', responseCode: 552 }))).toBe(false);
  });

  it('concerns all emails if the server cannot be reached or closes the connection', () => {
    expect(isServerAway(failure({ code: 'ESOCKET' }))).toBe(true);
    expect(isServerAway(failure({ code: 'EAUTH', responseCode: 535 }))).toBe(true);
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 421 }))).toBe(true);
    expect(isServerAway(new Error('disk full'))).toBe(true);
  });
});
