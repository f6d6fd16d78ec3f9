import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const form: Translation<typeof en.form> = { cancel: 'Abbrechen' };
export const error: Translation<typeof en.error> = {
  retry: 'Noch einmal versuchen',
  offline: 'Die Website antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  failed:
    'Die Verbindung zur Website ist fehlgeschlagen ({status}). Bitte versuchen Sie es gleich noch einmal.',
};
export const password: Translation<typeof en.password> = {
  label: 'Passwort',
  hint: 'Mindestens 12 Zeichen. Einen kurzen Satz merkt man sich leicht. Bitte keine gängigen Passwörter, nicht Ihren Namen und nicht den Namen der Website.',
  show: { text: 'Anzeigen', label: '{label} anzeigen' },
  hide: { text: 'Verbergen', label: '{label} verbergen' },
};
