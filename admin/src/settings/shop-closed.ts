import type { SiteSettings } from '@lectern/api-client/admin';

/** Whether the shop is closed now or scheduled to close. */
export const isShopClosed = ({ isOn, level, standing }: SiteSettings['notice']): boolean =>
  isOn && level === 'paused' && standing !== 'over';
