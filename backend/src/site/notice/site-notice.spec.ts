import { describe, expect, it } from '@jest/globals';

import { isShown, nextChange, type SiteNotice, siteNotice, standingOf } from './site-notice.js';

const at = (time: string) => Date.parse(time);
const notice = (fields: Partial<SiteNotice>): SiteNotice => ({
  ...siteNotice.initial,
  isOn: true,
  text: 'Back on Monday.',
  ...fields,
});

const FROM = '2026-12-01T09:00:00.000Z';
const UNTIL = '2026-12-02T09:00:00.000Z';

describe('the notice above the pages', () => {
  it('is shown while it is switched on and says something', () => {
    expect(isShown(notice({}), 0)).toBe(true);
    expect(isShown(notice({ isOn: false }), 0)).toBe(false);
    expect(isShown(notice({ text: '' }), 0)).toBe(false);
  });

  it('comes at its beginning and is gone at its end', () => {
    const timed = notice({ from: FROM, until: UNTIL });
    expect(isShown(timed, at(FROM) - 1)).toBe(false);
    expect(isShown(timed, at(FROM))).toBe(true);
    expect(isShown(timed, at(UNTIL) - 1)).toBe(true);
    expect(isShown(timed, at(UNTIL))).toBe(false);
    expect([at(FROM) - 1, at(FROM), at(UNTIL)].map((moment) => standingOf(timed, moment))).toEqual([
      'waiting',
      'shown',
      'over',
    ]);
    expect(standingOf({ ...timed, isOn: false }, at(FROM))).toBe('off');
  });

  it('says when it comes or goes next by itself', () => {
    const timed = notice({ from: FROM, until: UNTIL });
    expect(nextChange(timed, at(FROM) - 1)).toBe(at(FROM));
    expect(nextChange(timed, at(FROM))).toBe(at(UNTIL));
    expect(nextChange(timed, at(UNTIL))).toBeUndefined();
    expect(nextChange(notice({}), 0)).toBeUndefined();
    expect(nextChange({ ...timed, isOn: false }, 0)).toBeUndefined();
  });
});
