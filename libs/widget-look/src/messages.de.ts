import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const email: Translation<typeof en.email> = { suggestion: (domain) => `Meinten Sie ${domain}?` };
