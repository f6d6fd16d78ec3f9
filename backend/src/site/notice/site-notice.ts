import { defineSetting } from '../../platform/settings/setting.js';

/** `notice` says something; `paused` says besides that nothing can be bought for now. */
export const NOTICE_LEVELS = ['notice', 'paused'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** What stands above every public page. Times are ISO 8601 with their zone; null for at once, and until it is taken away. */
export interface SiteNotice {
  isOn: boolean;
  text: string;
  level: NoticeLevel;
  from: string | null;
  until: string | null;
}

export const siteNotice = defineSetting<SiteNotice>({
  key: 'site-notice',
  initial: { isOn: false, text: '', level: 'notice', from: null, until: null },
  names: {
    isOn: 'whether the notice is shown',
    text: 'its text',
    level: 'what it does',
    from: 'its beginning',
    until: 'its end',
  },
});

const momentOf = (time: string | null, otherwise: number) => (time === null ? otherwise : Date.parse(time));

/** Whether it stands on the pages at a moment: from its beginning on, and no more at its end. */
export function isShown({ isOn, text, from, until }: SiteNotice, nowMs: number): boolean {
  return isOn && text !== '' && momentOf(from, -Infinity) <= nowMs && nowMs < momentOf(until, Infinity);
}

/** How it stands: switched off, its time to come, on the pages, or its time past. */
export const NOTICE_STANDINGS = ['off', 'waiting', 'shown', 'over'] as const;
export type NoticeStanding = (typeof NOTICE_STANDINGS)[number];

export function standingOf(notice: SiteNotice, nowMs: number): NoticeStanding {
  if (isShown(notice, nowMs)) return 'shown';
  if (!notice.isOn) return 'off';
  return momentOf(notice.from, -Infinity) > nowMs ? 'waiting' : 'over';
}

/** When it comes or goes next by itself, as a moment; undefined where it does not. */
export function nextChange({ isOn, from, until }: SiteNotice, nowMs: number): number | undefined {
  const times = [momentOf(from, -Infinity), momentOf(until, Infinity)];
  return isOn ? times.find((time) => time > nowMs && Number.isFinite(time)) : undefined;
}
