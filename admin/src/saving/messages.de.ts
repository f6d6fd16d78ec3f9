import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const saving: Translation<typeof en.saving> = {
  status: {
    saved: 'Gespeichert um {time}',
    savedEarlier: 'Gespeichert am {time}',
    unsaved: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert …',
    retrying: 'Nicht gespeichert: keine Verbindung. Ihr Text bleibt hier, und wir versuchen es weiter.',
    refused: 'Nicht gespeichert. {error}',
    conflict: 'Nicht gespeichert: Der Text wurde anderswo geändert.',
  },
  conflict: {
    title: 'Dieser Text wurde anderswo geändert.',
    text: '{who} hat am {at} eine andere Fassung gespeichert. Gespeichert wird erst, wenn Sie gewählt haben. Durchgestrichenes steht nur dort, Unterstrichenes nur bei Ihnen.',
    keepMine: 'Meine Fassung behalten',
    takeTheirs: 'Die Fassung von {who} nehmen',
  },
  copy: {
    title: 'Dieser Browser hat Änderungen, die nie gespeichert wurden.',
    text: 'Sie sind vom {copied}; der Text unten wurde am {saved} gespeichert. Durchgestrichenes steht nur im gespeicherten Text, Unterstrichenes nur in den Änderungen.',
    take: 'Diese Änderungen nehmen',
    drop: 'Löschen',
  },
  difference: { label: 'Unterschiede', none: 'Beide Texte sind gleich.' },
};
