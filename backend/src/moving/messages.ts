import { type SiteLanguage, site } from '@lectern/catalogue';
import type { Translation } from '@lectern/messages';

import * as de from './messages.de.js';
import * as en from './messages.en.js';

const catalogues: Record<SiteLanguage, Translation<typeof en>> = { de, en };

/** Texts of emails to the owner, in the site's language. */
export const messagesIn = (): Translation<typeof en> => catalogues[site.language];
