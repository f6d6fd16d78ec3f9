import { describe, expect, it } from '@jest/globals';
import { subjectWords } from '../subjects.js';
import { differencesOf, summaryOf } from './audit-entry.js';
import { actionLabel, nameOf, verbOf } from './audit-words.js';

describe('Audit entry', () => {
  it('reads as a sentence', () => {
    const subject = { kind: 'order', id: '1a2b3c4d-0000-4000-8000-000000000000' };
    expect(
      `${nameOf({ who: 'Ruth <ruth@example.com>' })} ${verbOf('order.refunded')} ${subjectWords(subject).label}`,
    ).toBe('Ruth refunded order 1A2B3C4D');
    expect(subjectWords(subject).path).toBe('~/admin/shop/orders/1a2b3c4d-0000-4000-8000-000000000000');
    expect(subjectWords({ kind: 'setting', id: 'site-notice' }).label).toBe('the notice above the pages');
  });

  it('has text even for an unknown action', () => {
    expect(verbOf('kettle.put-on')).toBe('put on');
    expect(verbOf('kettle')).toBe('kettle');
    expect(actionLabel('tea-kettle.put-on')).toBe('Tea kettle: put on');
    expect(subjectWords({ kind: 'tea-kettle', id: 'k1' })).toEqual({
      label: 'tea kettle k1',
      path: undefined,
    });
    expect(subjectWords({ kind: 'setting', id: 'tea' }).label).toBe('setting tea');
  });
});

describe('Audit differences', () => {
  it('are listed field by field, in words', () => {
    expect(
      differencesOf(
        { isOn: false, text: '', priceCents: 999, chat: { hosts: [] } },
        { isOn: true, text: 'Back soon.', priceCents: 1299, chat: { hosts: ['a.example', 'b.example'] } },
      ),
    ).toEqual([
      { name: 'Is on', before: 'no', after: 'yes' },
      { name: 'Text', before: 'nothing', after: 'Back soon.' },
      { name: 'Price', before: '$9.99', after: '$12.99' },
      { name: 'Chat hosts', before: 'nothing', after: 'a.example, b.example' },
    ]);
  });

  it('leave out unchanged fields, and the side without a value', () => {
    expect(differencesOf(null, { count: 1200 })).toEqual([
      { name: 'Count', before: undefined, after: '1,200' },
    ]);
    expect(differencesOf({ status: 'paid' }, { status: 'paid' })).toEqual([]);
    expect(differencesOf(null, null)).toEqual([]);
  });

  it('are summarized in one line', () => {
    expect(summaryOf(differencesOf({ level: 'notice' }, { level: 'paused', job: 'deliver-order' }))).toBe(
      'Level: notice → paused · Job: Prepare the files for an order',
    );
    expect(summaryOf(differencesOf(null, { text: 'x'.repeat(300) }))).toHaveLength(140);
  });
});
