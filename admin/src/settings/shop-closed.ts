import type { SiteSettings } from '@lectern/api-client/admin';

/** Whether nothing can be bought now, or from the notice's beginning on. */
export const isShopClosed = ({ isOn, level, standing }: SiteSettings['notice']): boolean =>
  isOn && level === 'paused' && standing !== 'over';
