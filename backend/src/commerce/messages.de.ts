import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const accessibility: Translation<typeof en.accessibility> = {
  adjustableText: 'Größe, Schrift und Farben des Textes lassen sich ändern.',
  fixedText: 'Die Seiten sind fest: Größe und Aussehen des Textes lassen sich nicht ändern.',
  readAloud: 'Alles lässt sich vorlesen oder in Brailleschrift ausgeben.',
  partlyReadAloud: 'Nicht alles lässt sich vorlesen oder in Brailleschrift ausgeben.',
  notReadAloud: 'Es lässt sich nicht vorlesen oder in Brailleschrift ausgeben.',
  describedPictures: 'Bilder sind beschrieben.',
  longDescriptions: 'Komplexe Bilder sind ausführlich beschrieben.',
  recordedOnly: 'Es ist eine Aufnahme ohne Text.',
  narrated: 'Eine aufgenommene Stimme liest den Text mit.',
  captions: 'Filme haben Untertitel.',
  transcripts: 'Zu Aufnahmen gibt es eine Abschrift.',
  math: 'Formeln lassen sich vorlesen.',
  finding: 'Zur Orientierung hat es {aids}.',
  contents: 'ein Inhaltsverzeichnis',
  headings: 'Überschriften',
  index: 'ein Register',
  printPages: 'die Seitenzahlen des gedruckten Buchs',
  noHazards: 'Es enthält kein Blitzen, keine simulierte Bewegung und keine erschreckenden Geräusche.',
  flashing: 'Warnung: Es enthält blitzende Bilder, die Anfälle auslösen können.',
  motion: 'Warnung: Es enthält simulierte Bewegung.',
  sound: 'Warnung: Es enthält Geräusche, die Unwohlsein auslösen können.',
  meetsLevel: 'Es erfüllt den Standard WCAG {version} für Barrierefreiheit auf Stufe {level}.',
  meetsLevelOnly: 'Es erfüllt den Standard WCAG für Barrierefreiheit auf Stufe {level}.',
  certified: 'Das hat {certifier} zertifiziert.',
};

export const sale: Translation<typeof en.sale> = {
  subject: 'Verkauft: {title}',
  heading: 'Sie haben ein Buch verkauft',
  preheader: '{name} hat „{title}“ gekauft.',
  paragraphs: [
    '{name} hat „{title}“ für {total} gekauft.',
    'Antworten Sie auf diese E-Mail, um {name} zu schreiben, an {email}.',
  ],
  buttonLabel: 'Zur Bestellung',
  footer:
    'Sie bekommen diese E-Mail, weil die Website von {site} Ihre ist. Unter Einstellungen, Ihre E-Mails, können Sie stattdessen eine E-Mail am Tag bekommen oder keine.',
};

const orders = (count: number): string => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;

export const recovery: Translation<typeof en.recovery> = {
  subject: 'Zahlungen seit {since}: {summary}',
  heading: 'Ihre Bestellungen stimmen wieder mit Stripe überein',
  preheader: '{summary}.',
  compared:
    'Die Website hat ihre Bestellungen mit den Zahlungen verglichen, die Stripe seit {since} hat. {summary}.',
  restored:
    'Ihre Website wurde aus einer Sicherung vom {since} wiederhergestellt. Danach hat sie ihre Bestellungen mit den Zahlungen verglichen, die Stripe seither hat. {summary}.',
  resent:
    'Zu wiederhergestellten Bestellungen geht die E-Mail noch einmal hinaus, weil die Links der ersten nicht mehr gelten. Darin steht das, und dass nichts noch einmal abgebucht wurde.',
  toSend:
    'Wiederhergestellte Bestellungen gedruckter Bücher, die auf den Versand warten: {count}. Bitte prüfen Sie, welche Sie schon verschickt haben.',
  unresolved:
    'Einige Zahlungen lassen sich keiner Bestellung zuordnen. In der Liste Ihrer Verwaltung steht, warum, und was zu tun ist.',
  receipts: 'Belege haben von jetzt an eine andere Nummernfolge, damit keine Nummer zweimal vorkommt.',
  lost: 'Stripe kennt nur Zahlungen. Was seit der Sicherung sonst geschehen ist, ist verloren: neue Newsletter-Empfänger, kostenlose Downloads, Nachrichten, Bewertungen, von Ihnen vermerkte Sendungen und Änderungen, die Sie hier gemacht haben. Haben Sie seither Daten einer Person gelöscht, löschen Sie sie bitte noch einmal.',
  buttonLabel: 'Zum Vergleich',
  footer: 'Sie bekommen diese E-Mail, weil die Website von {site} Ihre ist.',
  summary: {
    payments: (count, parts) => `${count} ${count === 1 ? 'Zahlung' : 'Zahlungen'}: ${parts}`,
    restored: (count) => `${orders(count)} wiederhergestellt`,
    updated: (count) => `${orders(count)} aktualisiert`,
    refunded: (count) => `${count} erstattet`,
    unresolved: (count) => `${count} zu prüfen`,
    complete: 'es fehlte nichts',
  },
};
