import { defineSetting } from '../platform/settings/setting.js';

export const OWNER_EMAIL_TIMES = ['at-once', 'daily', 'off'] as const;

/** One email each time, one a day, or none. */
export type OwnerEmailTime = (typeof OWNER_EMAIL_TIMES)[number];

export interface OwnerEmailsSetting {
  sales: OwnerEmailTime;
  subscribers: OwnerEmailTime;
}

export const ownerEmailsSetting = defineSetting<OwnerEmailsSetting>({
  key: 'owner-emails',
  initial: { sales: 'at-once', subscribers: 'at-once' },
  names: { sales: 'the emails about sales', subscribers: 'the emails about new subscribers' },
});
