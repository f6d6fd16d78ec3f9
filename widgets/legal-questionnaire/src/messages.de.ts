import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const frame: Translation<typeof en.frame> = { label: 'Fragebogen' };
export const loading: Translation<typeof en.loading> = {
  text: 'Die Fragen werden geladen …',
  failed: 'Die Fragen ließen sich nicht laden. Vielleicht ist Ihre Verbindung unterbrochen.',
  retry: 'Noch einmal versuchen',
};
