import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const formats: Translation<typeof en.formats> = { locale: 'de-DE' };
export const toast: Translation<typeof en.toast> = {
  label: 'Hinweis',
  close: 'Hinweis schließen',
  region: 'Hinweise ({hotkey})',
};
export const stars: Translation<typeof en.stars> = { label: (count) => `${count} von 5 Sternen` };
export const email: Translation<typeof en.email> = { suggestion: (domain) => `Meinten Sie ${domain}?` };
