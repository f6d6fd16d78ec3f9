import type { SiteSettings } from '@lectern/api-client/admin';

export const isShopClosed = ({ isOn, level, standing }: SiteSettings['notice']): boolean =>
  isOn && level === 'paused' && standing !== 'over';
