import type { SiteLanguage } from '@lectern/catalogue';

import type { Role } from './permissions.js';

export interface Staff {
  userId: string;
  name: string;
  /** In lowercase; also the sign-in name. */
  email: string;
  role: Role;
  /** Of the dashboard; the site's if there is none. */
  language?: SiteLanguage | null;
}
