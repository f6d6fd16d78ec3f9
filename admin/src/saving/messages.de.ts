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
  asked: {
    unsaved: 'Ungespeicherte Änderungen. Dieser Browser bewahrt sie auf.',
    retrying:
      'Nicht gespeichert: keine Verbindung. Dieser Browser bewahrt Ihre Änderungen auf. Bitte versuchen Sie es später noch einmal.',
    refused: 'Nicht gespeichert. Dieser Browser bewahrt Ihre Änderungen auf.',
    conflict: 'Nicht gespeichert: anderswo geändert.',
  },
  form: { discard: 'Änderungen verwerfen' },
  conflict: {
    title: 'Dieser Text wurde anderswo geändert.',
    text: '{who} hat am {at} eine andere Fassung gespeichert. Gespeichert wird erst, wenn Sie gewählt haben. Durchgestrichenes steht nur dort, Unterstrichenes nur bei Ihnen.',
    keepMine: 'Meine Fassung behalten',
    takeTheirs: 'Die Fassung von {who} nehmen',
    undated:
      '{who} hat eine andere Fassung gespeichert. Gespeichert wird erst, wenn Sie gewählt haben. Durchgestrichenes steht nur dort, Unterstrichenes nur bei Ihnen.',
    someone: 'Jemand',
    asked: { title: 'Dies wurde anderswo geändert.', keepMine: 'Meine Fassung speichern' },
  },
  copy: {
    title: 'Dieser Browser hat Änderungen, die nie gespeichert wurden.',
    text: 'Sie sind vom {copied}; der Text unten wurde am {saved} gespeichert. Durchgestrichenes steht nur im gespeicherten Text, Unterstrichenes nur in den Änderungen.',
    unsent: 'Sie sind vom {copied}.',
    take: 'Diese Änderungen nehmen',
    drop: 'Löschen',
  },
  difference: { label: 'Unterschiede', none: 'Beide Texte sind gleich.' },
};
