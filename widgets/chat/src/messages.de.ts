import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const frame: Translation<typeof en.frame> = { title: 'Fragen zu den Büchern', close: 'Schließen' };
export const loading: Translation<typeof en.loading> = {
  text: 'Einen Moment …',
  failed: 'Der Chat ließ sich nicht laden. Vielleicht ist Ihre Verbindung unterbrochen.',
  retry: 'Noch einmal versuchen',
  write: 'Lieber eine Nachricht schreiben',
};
