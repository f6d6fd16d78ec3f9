import { describe, expect, it } from '@jest/globals';

import { proposeMapping, sourceOf, type SubscriberTarget } from './subscriber-columns-rules.js';
import { dateOf } from '../csv-files/cell-rules.js';
import { readSubscriber, stateOfFile, tagsOf } from './read-subscriber.js';
import { readSubscriberOptions } from './subscriber-options.js';

const NOW_MS = Date.UTC(2026, 0, 1);

describe('Dates of a file', () => {
  it.each([
    ['2024-03-01 10:00:00', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01 10:00:00 UTC', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01T10:00:00+02:00', '2024-03-01T08:00:00.000Z'],
    ['01.03.2024 9:05', '2024-03-01T09:05:00.000Z'],
    ['3/1/2024', '2024-03-01T00:00:00.000Z'],
    ['3/1/2024 1:05 pm', '2024-03-01T13:05:00.000Z'],
    ['31/12/2023', '2023-12-31T00:00:00.000Z'],
    ['yesterday', undefined],
    ['', undefined],
    ['0000-00-00 00:00:00', undefined],
    ['2999-01-01', undefined],
    ['0', undefined],
    ['Mar 1, 2024 10:00 GMT', '2024-03-01T10:00:00.000Z'],
  ])('are read: %s', (text, date) => {
    expect(dateOf(text, NOW_MS)).toBe(date);
  });
});

describe('Tags of a cell', () => {
  it.each([
    ['Books, News', ['Books', 'News']],
    ['"Books","Talks, evenings"', ['Books', 'Talks, evenings']],
    ['', []],
    ['Books; Books', ['Books']],
  ])('are separated: %s', (cell, tags) => {
    expect(tagsOf(cell)).toEqual(tags);
  });
});

describe('Columns', () => {
  const proposed = (...columns: string[]) =>
    Object.values(proposeMapping(sourceOf(columns), columns, [])).join(' ');

  it('of known services are recognized', () => {
    expect(sourceOf(['Email Address', 'MEMBER_RATING', 'OPTIN_TIME', 'LEID'])).toBe('mailchimp');
    expect(sourceOf(['email', 'active_subscription', 'expiry'])).toBe('substack');
    expect(sourceOf(['id', 'email', 'subscribed_to_emails'])).toBe('ghost');
    expect(sourceOf(['email', 'name'])).toBe('csv');
  });

  it.each([
    [
      'mailchimp',
      'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
      {
        'Email Address': 'email',
        OPTIN_TIME: 'consentAt',
        OPTIN_IP: 'consentIp',
        UNSUB_TIME: 'endedAt',
        UNSUB_REASON: 'endReason',
        CONFIRM_TIME: 'note',
        NOTES: 'note',
        TAGS: 'tags',
        LEID: 'ignore',
      },
    ],
    [
      'substack',
      'email,active_subscription,expiry,plan,email_disabled,prefer_digests,created_at,first_payment_at',
      { email: 'email', email_disabled: 'unsubscribed', created_at: 'consentAt', first_payment_at: 'note' },
    ],
    [
      'ghost',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      {
        id: 'ignore',
        email: 'email',
        subscribed_to_emails: 'state',
        created_at: 'consentAt',
        deleted_at: 'endedAt',
        labels: 'tags',
        complimentary_plan: 'note',
      },
    ],
  ])('of an export of %s have their meaning', (source, header, meanings) => {
    const columns = header.split(',');
    expect(sourceOf(columns)).toBe(source);
    expect(proposeMapping(source, columns, [])).toMatchObject(meanings);
  });

  it('may have the name of a method', () => {
    const columns = ['email', 'subscribed_to_emails', 'constructor', '__proto__'];
    const mapping = proposeMapping('ghost', columns, []);
    expect(Object.entries(mapping)).toContainEqual(['constructor', 'note']);
    const options = { mapping: { email: 'email' } };
    expect(readSubscriberOptions(options, { source: 'ghost', options: {}, columns }).mapping).toMatchObject({
      email: 'email',
      subscribed_to_emails: 'note',
    });
  });

  it('of others are guessed, but a date of creation is no consent', () => {
    expect(
      proposed('E-Mail', 'Name', 'Opt-in time', 'Opt-in IP', 'Status', 'created_at', 'Abgemeldet am'),
    ).toBe('email note consentAt consentIp state note endedAt');
    expect(proposeMapping('csv', ['Column 1', 'Column 2'], [['Ruth', 'ruth@example.com']])).toEqual({
      'Column 1': 'note',
      'Column 2': 'email',
    });
  });
});

describe('A row', () => {
  const read = (
    mapping: Record<string, SubscriberTarget>,
    cells: string[],
    fileState = 'subscribed' as const,
  ) => {
    const row = { columns: Object.keys(mapping), cells, fileState, nowMs: NOW_MS };
    return readSubscriber('ruth@example.com', row, {
      mapping,
      topics: { Books: 'books', VIP: '' },
      asksOthers: false,
    });
  };

  it.each([
    ['active', 'subscribed'],
    ['Ja', 'subscribed'],
    ['', 'unsubscribed'],
    ['false', 'unsubscribed'],
    ['Unsubscribed', 'unsubscribed'],
    ['cleaned', 'bounced'],
    ['hard bounce', 'bounced'],
    ['spam complaint', 'complained'],
  ])('has a state by its word: “%s”', (word, state) => {
    expect(read({ status: 'state' }, [word])).toMatchObject({ state });
  });

  it('with a word that is not known is refused instead of subscribed', () => {
    expect(read({ status: 'state' }, ['moderated'])).toEqual({
      code: 'STATE_UNKNOWN',
      params: { value: 'moderated' },
    });
  });

  it('takes the strictest of several columns', () => {
    expect(read({ status: 'state', left: 'endedAt' }, ['active', '2024-03-01'])).toMatchObject({
      state: 'unsubscribed',
      endedAt: '2024-03-01T00:00:00.000Z',
    });
    expect(read({ left: 'endedAt', reason: 'endReason' }, ['2024-03-01', 'SPAM'])).toMatchObject({
      state: 'complained',
    });
    expect(read({ disabled: 'unsubscribed' }, ['true'])).toMatchObject({ state: 'unsubscribed' });
  });

  it('keeps its columns, and gets topics from tags', () => {
    expect(read({ Name: 'note', TAGS: 'tags', LEID: 'ignore' }, ['Ruth', 'Books, VIP', '7'])).toMatchObject({
      topics: ['books'],
      details: { Name: 'Ruth', TAGS: 'Books, VIP' },
    });
    expect(read({ TAGS: 'tags' }, ['VIP'])).toMatchObject({ topics: null });
  });

  it('of Mailchimp’s files of those who left or bounced is never subscribed', () => {
    expect(stateOfFile('mailchimp', ['UNSUB_TIME'], 'a.csv')).toBe('unsubscribed');
    expect(stateOfFile('mailchimp', ['CLEAN_TIME'], 'a.csv')).toBe('bounced');
    expect(stateOfFile('mailchimp', [], 'cleaned_email_audience_export_1.csv')).toBe('bounced');
    expect(stateOfFile('mailchimp', [], 'subscribed_email_audience_export_1.csv')).toBe('subscribed');
  });
});
