import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const frame: Translation<typeof en.frame> = {
  heading: 'Bücher und Seiten durchsuchen',
  fieldLabel: 'Wonach suchen Sie?',
  clearLabel: 'Leeren',
  closeLabel: 'Suche schließen',
};
export const loading: Translation<typeof en.loading> = {
  text: 'Die Suche wird geladen …',
  failed: 'Die Suche ließ sich nicht laden. Vielleicht ist Ihre Verbindung unterbrochen.',
  retry: 'Noch einmal versuchen',
  links: [
    { label: 'Bücher', path: '/books' },
    { label: 'Zum Shop', path: '/shop' },
  ],
};
export const suggestion: Translation<typeof en.suggestion> = { didYouMean: 'Meinten Sie' };
