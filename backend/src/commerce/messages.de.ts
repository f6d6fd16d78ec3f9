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
