import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../transitions.js';
import {
  addressRefusal,
  deliveryTransitions,
  isServerAway,
  senderRefusal,
  sizeRefusal,
} from './email-rules.js';

const failure = (fields: object) => Object.assign(new Error('no'), fields);

const said = (response: string, command = 'RCPT TO') =>
  addressRefusal(Object.assign(new Error('refused'), { command, response }));

describe('what a mail server says of an address', () => {
  it.each(['550 5.1.1 no such user', '553-5.1.3 not an address', '556 5.1.10 null MX', '550 5.2.1 closed'])(
    'is final: %s',
    (response) => expect(said(response)).toBe(response),
  );

  it.each(['450 4.2.0 greylisted', '550 5.7.1 relaying denied', '550 no', '552 5.2.2 mailbox full'])(
    'may pass: %s',
    (response) => expect(said(response)).toBeUndefined(),
  );

  it('is final from Exchange with its own code (L11)', () => {
    const said541 = '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)';
    expect(said(said541)).toBe(said541);
    expect(said('550 5.4.1 no answer from host')).toBeUndefined();
  });

  it.each([
    '550 5.7.1 SPF check failed',
    '550 5.7.26 unauthenticated email',
    '550 5.1.1 rejected by DMARC policy',
    '554 5.1.1 blocked, see spamhaus',
  ])('is not final if we are refused as a sender (L13): %s', (response) => {
    expect(said(response)).toBeUndefined();
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
  ])('may be that the email is too large (L8): %s at %s', (response, command, hasFiles, isTooLarge) => {
    expect(sizeRefusal(failure({ command, response }), hasFiles) !== undefined).toBe(isTooLarge);
  });

  it('is not what it says of the whole email, or of the line', () => {
    expect(said('550 5.1.1 no such user', 'DATA')).toBeUndefined();
    expect(addressRefusal(new Error('connect ECONNREFUSED'))).toBeUndefined();
    expect(addressRefusal('no')).toBeUndefined();
    expect(addressRefusal(undefined)).toBeUndefined();
  });
});

describe('the record of an email', () => {
  it('may be accepted before we have noted that it was sent, and given back even then', () => {
    expect(canTransition(deliveryTransitions, 'queued', 'accepted')).toBe(true);
    expect(canTransition(deliveryTransitions, 'sent', 'accepted')).toBe(true);
    for (const from of ['sent', 'accepted'] as const)
      for (const to of ['bounced', 'complained'] as const)
        expect(canTransition(deliveryTransitions, from, to)).toBe(true);
  });

  it('is not made good by a report that comes late', () => {
    expect(canTransition(deliveryTransitions, 'bounced', 'accepted')).toBe(false);
    expect(canTransition(deliveryTransitions, 'complained', 'accepted')).toBe(false);
  });

  it('says of an email that was not sent nothing else', () => {
    expect(canTransition(deliveryTransitions, 'suppressed', 'sent')).toBe(false);
    expect(canTransition(deliveryTransitions, 'withdrawn', 'sent')).toBe(false);
  });
});

describe('an email that could not be sent', () => {
  it('is alone with that when the server answered for it', () => {
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 451 }))).toBe(false);
    expect(isServerAway(failure({ code: 'EMESSAGE', responseCode: 552 }))).toBe(false);
  });

  it('is one of all when the server cannot be reached, or says good-bye', () => {
    expect(isServerAway(failure({ code: 'ESOCKET' }))).toBe(true);
    expect(isServerAway(failure({ code: 'EAUTH', responseCode: 535 }))).toBe(true);
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 421 }))).toBe(true);
    expect(isServerAway(new Error('disk full'))).toBe(true);
  });
});
