import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const page: Translation<typeof en.page> = {
  title: 'Ihre Website einrichten',
  progress: 'Frage {number} von {total}',
  next: 'Weiter',
  finish: 'Meine Website öffnen',
  skip: 'Vorerst ohne Buch',
  back: 'Zurück',
  faults: 'Bitte sehen Sie diese Frage noch einmal an:',
  changed:
    'Diese Frage wurde in einem anderen Fenster beantwortet. Hier ist die letzte Antwort: Bitte prüfen Sie sie und machen Sie weiter.',
};

export const you: Translation<typeof en.you> = {
  title: 'Wer sind Sie?',
  lead: 'Ihr Name steht auf der Website. Mit der E-Mail-Adresse und dem Passwort melden Sie sich in Ihrer Verwaltung an.',
  name: 'Ihr Name',
  nameHint: 'So, wie er auf Ihren Büchern steht.',
  email: 'E-Mail-Adresse',
  emailHint: 'Sie ist auch auf Ihrer Website zu sehen. Später können Sie dort eine andere zeigen.',
  password: 'Passwort',
  passwordHint: 'Mindestens {min} Zeichen. Am besten ist ein kurzer Satz.',
  passwordShown: 'Passwort anzeigen',
  passwordKept: 'Ihr Passwort ist gespeichert. Lassen Sie das Feld leer, um es zu behalten.',
  noName: 'Bitte geben Sie Ihren Namen ein, mit höchstens {max} Zeichen.',
  noEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  noPassword: 'Bitte wählen Sie ein Passwort mit {min} bis {max} Zeichen.',
  common: 'Dieses Passwort ist zu leicht zu erraten. Ein kurzer Satz ist besser.',
  known: 'Ihr Name und Ihre Adresse sind zu leicht zu erraten. Ein kurzer Satz ist besser.',
  unchecked: 'Das Passwort konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
};

export const language: Translation<typeof en.language> = {
  title: 'Welche Sprache spricht Ihre Website?',
  lead: 'In dieser Sprache sind Schaltflächen, E-Mails und Hinweise. Ihr Land entscheidet, welchem Recht der Shop folgt und wie Daten und Preise geschrieben werden.',
  language: 'Sprache',
  country: 'Wo Sie leben',
  unknown: 'Bitte wählen Sie etwas aus der Liste.',
};

export const currency: Translation<typeof en.currency> = {
  title: 'In welcher Währung verkaufen Sie?',
  lead: 'Alle Preise sind in dieser Währung. Nach dem ersten Verkauf lässt sie sich nicht mehr ändern, auch nicht im Testbetrieb.',
  unknown: 'Bitte wählen Sie etwas aus der Liste.',
};

export const look: Translation<typeof en.look> = {
  title: 'Wie soll sie aussehen?',
  lead: 'Farben und Schriften Ihrer Website und Ihrer E-Mails. Später lassen sich in der Verwaltung jede Farbe und mehr ändern.',
  colors: 'Farben',
  typefaces: 'Schriften',
  typefaceNames: { study: 'Studierzimmer', classic: 'Klassisch', modern: 'Modern' },
  typefaceNotes: {
    study: 'Warm, wie ein Buch',
    classic: 'Elegant, literarisch',
    modern: 'Klar, von heute',
  },
  preview: 'So sieht es aus',
  sample: {
    light: 'Auf hellen Bildschirmen sind diese Farben zu sehen.',
    dark: 'Auf dunklen Bildschirmen diese.',
    button: 'Kaufen',
  },
  names: { study: 'Ochsenblut', forest: 'Wald', harbor: 'Hafen', plum: 'Pflaume', ink: 'Schwarz und Weiß' },
  notes: {
    study: 'Warmes Papier und ein tiefes Rot',
    forest: 'Tiefes Grün auf hellem Moos',
    harbor: 'Marineblau auf kühlem Weiß',
    plum: 'Violett auf warmem Weiß',
    ink: 'Schlicht wie eine gedruckte Seite',
  },
  unknown: 'Bitte wählen Sie etwas aus der Liste.',
};

export const book: Translation<typeof en.book> = {
  title: 'Welches ist Ihr erstes Buch?',
  lead: 'Mit seiner Datei wird das Buch im Testbetrieb verkauft, sobald die Website offen ist. Alles lässt sich später ändern.',
  name: 'Titel',
  description: 'Worum es geht',
  descriptionHint:
    'Ein, zwei Sätze genügen. Eine leere Zeile beginnt einen neuen Absatz. Bleibt es leer, steht dort: {standard}',
  standardDescription: 'Ein Buch von {name}.',
  price: 'Preis',
  priceHint: 'Zum Beispiel {example}.',
  cover: 'Umschlag',
  coverHint:
    'JPEG oder PNG, hochkant, bis {megapixels} Megapixel. Ohne Bild zeichnet die Website einen schlichten Umschlag.',
  coverAlt: 'Der gewählte Umschlag',
  files: 'Das Buch',
  filesHint: 'Das PDF, das ePub oder beides, je bis {megabytes} MB.',
  kept: 'Gespeichert: {name}',
  remove: '{name} entfernen',
  noTitle:
    'Bitte geben Sie den Titel ein, mit höchstens {max} Zeichen. Oder öffnen Sie die Website ohne Buch.',
  longDescription: 'Die Beschreibung kann höchstens {max} Zeichen haben.',
  noPrice: 'Bitte geben Sie einen Preis ein, zum Beispiel {example}.',
  lowPrice:
    'Eine Karte kann nicht mit weniger als {least} belastet werden. Bitte wählen Sie einen höheren Preis.',
  highPrice: 'Bitte wählen Sie einen Preis von höchstens {most}.',
  coverPixels:
    '„{name}“ hat {found} Megapixel, erlaubt sind höchstens {most}. Bitte speichern Sie eine kleinere Fassung.',
  coverDamaged: '„{name}“ ist beschädigt oder unvollständig. Bitte speichern Sie das Bild neu.',
  notCover: '„{name}“ ist kein JPEG oder PNG. Bitte wählen Sie ein anderes Bild.',
  notBook: '„{name}“ ist kein PDF und kein ePub. Bitte wählen Sie eine andere Datei.',
  faulty: '„{name}“ {problem}',
};

export const opening: Translation<typeof en.opening> = {
  title: 'Ihre Website wird vorbereitet',
  text: 'Das dauert einen Augenblick. Bitte lassen Sie diese Seite offen.',
  slow: 'Das dauert länger als sonst. Warum, steht in dem Fenster, in dem Sie das Programm gestartet haben.',
  ready: 'Ihre Website ist bereit',
  readyText:
    'Der Shop ist im Testbetrieb: Keine Karte wird belastet, und E-Mails bleiben auf diesem Rechner.',
  site: 'Meine Website ansehen',
  dashboard: 'Verwaltung öffnen',
  signIn: 'In der Verwaltung melden Sie sich mit {email} und dem Passwort an, das Sie gewählt haben.',
};

export const refused: Translation<typeof en.refused> = {
  title: 'Diese Website wird gerade eingerichtet',
  text: 'Öffnen Sie sie auf dem Rechner, auf dem sie läuft, oder mit dem Link, den das Programm beim Start ausgegeben hat.',
  notFoundTitle: 'Hier ist nichts',
  notFoundText: 'Die Website wird gerade eingerichtet.',
  begin: 'Zu den Fragen',
  failedTitle: 'Etwas ist schiefgegangen',
  failedText: 'Nichts ist verloren. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
};

export const folder: Translation<typeof en.folder> = {
  denied: 'In den Ordner {folder} kann nicht geschrieben werden: Das Programm hat keine Berechtigung.',
  readOnly: 'In den Ordner {folder} kann nicht geschrieben werden: Der Datenträger ist schreibgeschützt.',
  full: 'In den Ordner {folder} kann nicht geschrieben werden: Der Speicher ist voll.',
  failed: 'In den Ordner {folder} kann nicht geschrieben werden ({code}).',
  retry: 'Es wurde nichts geschrieben. Bitte beheben Sie das und senden Sie diese Seite noch einmal.',
};
