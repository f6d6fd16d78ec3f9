import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const products: Translation<typeof en.products> = {
  page: {
    title: 'Produkte',
    lead: 'Was Sie verkaufen: Text, Preis und Dateien.',
    new: 'Produkt hinzufügen',
    continue: 'Neues Produkt fortsetzen',
  },
  tabs: { shop: 'Im Shop', archived: 'Archiviert' },
  table: {
    caption: 'Ihre Produkte, neueste zuerst',
    archived: 'Archivierte Produkte',
    title: 'Titel',
    type: 'Art',
    price: 'Preis',
    status: 'Status',
    sold: 'Verkauft',
    files: 'Dateien',
    unsaved: 'hat ungespeicherte Änderungen',
    empty: {
      title: 'Noch keine Produkte',
      text: 'Ein Produkt ist etwas, das man kaufen kann: ein E-Book, ein gedrucktes Buch oder eine Stunde Ihrer Zeit. Geben Sie ihm Titel, Preis und Dateien, und es ist in Ihrem Shop.',
    },
    noneArchived: {
      title: 'Nichts ist archiviert',
      text: 'Archivieren Sie, was Sie nicht mehr verkaufen. Es verschwindet aus dieser Liste und aus dem Shop, bleibt allen erhalten, die es gekauft haben, und Sie können es jederzeit wiederherstellen.',
    },
  },
  states: {
    'on-sale': 'Im Verkauf',
    'off-sale': 'Nicht im Verkauf',
    'to-come': 'Erscheint bald',
    away: 'Archiviert',
  },
  types: { ebook: 'E-Book', paperback: 'Taschenbuch', speaking: 'Vortrag' },
  delivery: { paperback: 'Per Post', speaking: 'Nach Vereinbarung' },
  form: {
    title: 'Titel *',
    description: 'Beschreibung *',
    price: 'Preis in {currency} *',
    type: 'Art',
    files: 'Dateien *',
    onSale: 'Sofort in den Verkauf nehmen',
    titleHints: {
      'own-page':
        'Im Shop sowie auf Bestellungen, Belegen und in E-Mails. Der Titel auf der eigenen Seite des Buchs gehört zur Website und bleibt, wie er ist.',
      shop: 'Im Shop sowie auf Bestellungen, Belegen und in E-Mails.',
    },
    descriptionHints: {
      'own-page':
        'Im Shop, wo etwa die ersten 120 Zeichen stehen; der Rest öffnet sich mit einem Klick. Der Text auf der eigenen Seite des Buchs gehört zur Website und bleibt, wie er ist.',
      shop: 'Im Shop. Dort stehen etwa die ersten 120 Zeichen; der Rest öffnet sich mit einem Klick.',
    },
    errors: {
      title: 'Bitte geben Sie dem Produkt einen Titel.',
      description: 'Bitte beschreiben Sie das Produkt.',
      price: 'Bitte geben Sie dem Produkt einen Preis.',
      files: 'Bitte laden Sie für ein E-Book mindestens eine Datei hoch',
    },
  },
  new: {
    title: 'Neues Produkt',
    lead: 'Es erscheint in Ihrem Shop, sobald Sie es anlegen.',
    back: 'Alle Produkte',
    submit: 'Produkt anlegen',
    busy: 'Wird angelegt …',
    missingFiles: 'Dateien fehlen',
    created: { title: 'Produkt angelegt', text: 'Das Produkt ist jetzt im Shop' },
    failed: { title: 'Fehler', text: 'Das Produkt ließ sich nicht anlegen: {error}' },
    noAccess: {
      title: 'Dafür braucht es die Inhaberrolle',
      text: 'Was verkauft wird und zu welchem Preis, entscheidet die Inhaberin oder der Inhaber.',
    },
  },
  product: {
    title: 'Produkt',
    loading: 'Das Produkt wird geladen',
    sold: { one: '{count} Exemplar verkauft', other: '{count} Exemplare verkauft' },
    link: 'Auf der Website ansehen',
  },
  edit: {
    title: 'Text und Preis',
    submit: 'Speichern',
    busy: 'Wird gespeichert …',
  },
  preview: {
    button: 'Vorschau',
    close: 'Vorschau schließen',
    label: 'Vorschau des Produkts',
    note: 'So sähe es mit den Eingaben im Formular aus. Die Vorschau speichert nichts.',
    show: 'Anzeigen',
    looks: { page: 'Die Verkaufsseite', shop: 'Die Karte im Shop' },
  },
  sale: {
    label: 'Verfügbarkeit',
    busy: 'Einen Moment …',
    undo: 'Rückgängig',
    tooCheap:
      'Es ist nicht im Verkauf: Eine Karte lässt sich nicht mit weniger als {least} belasten. Erhöhen Sie den Preis, speichern Sie, und nehmen Sie es in den Verkauf.',
    actions: {
      'put-on-sale': 'In den Verkauf nehmen',
      'take-off-sale': 'Aus dem Verkauf nehmen',
      'put-away': 'Archivieren',
      'bring-back': 'Wiederherstellen',
      release: 'Veröffentlichen …',
    },
    done: {
      'put-on-sale': 'Es ist im Verkauf.',
      'take-off-sale': 'Es ist nicht mehr im Verkauf. Wer es gekauft hat, behält es.',
      'put-away': 'Es ist archiviert. Wer es gekauft hat, behält es.',
      'bring-back': 'Es ist zurück, aber noch nicht im Verkauf.',
      release: 'Es ist erschienen, und alle auf der Warteliste bekommen eine E-Mail.',
    },
  },
  release: {
    title: '„{title}“ veröffentlichen?',
    text: 'Es ist sofort im Verkauf, und alle auf der Warteliste bekommen eine E-Mail. Das lässt sich nicht rückgängig machen.',
    submit: 'Veröffentlichen',
    busy: 'Wird veröffentlicht …',
  },
  files: {
    title: 'Dateien',
    caption: 'Die verkauften Dateien',
    file: 'Datei',
    format: 'Format',
    unknownFormat: 'Unbekannt',
    pages: 'Seiten',
    size: 'Größe',
    missing: 'Fehlt',
    empty: {
      title: 'Noch keine Dateien',
      text: 'Ein E-Book braucht seine Dateien. Fügen Sie sie hinzu, dann kann es in den Verkauf.',
    },
    facts: {
      missing: {
        one: 'Führt eine Datei auf, die nicht darin ist: {names}. Beim Lesen wird sie fehlen. Exportieren Sie das ePub neu, um das zu beheben.',
        other:
          'Führt {count} Dateien auf, die nicht darin sind: {names}. Beim Lesen werden sie fehlen. Exportieren Sie das ePub neu, um das zu beheben.',
      },
      missingMore: '{names} und weitere',
      fixedLayout: 'Feste Seiten: wird verkauft, aber nicht hier gelesen. Es öffnet sich in einer Lese-App.',
      protected: 'Gegen Änderungen geschützt: wird unverändert verkauft, ohne persönliche Exemplare.',
      media: {
        audio: 'Enthält Ton, den das Lesen auf Ihrer Website auslässt.',
        video: 'Enthält Video, das das Lesen auf Ihrer Website auslässt.',
        both: 'Enthält Ton und Video, die das Lesen auf Ihrer Website auslässt.',
      },
    },
    accessibility: {
      title: 'Barrierefreiheit von „{name}“',
      unstated:
        '„{name}“ sagt nichts über seine Barrierefreiheit. In der Europäischen Union muss sie beim Verkauf von E-Books angegeben werden. Viele Schreibprogramme, Sigil und Calibre können die Angaben in das ePub einfügen.',
      page: 'So steht es auf der Seite des Buchs.',
      card: 'So steht es auf der Karte im Shop.',
    },
  },
  upload: {
    label: 'Fortschritt beim Hochladen',
    hint: 'PDF, ePub oder MOBI, je bis 200 MB. Sie können sie hierher ziehen.',
    chosen: 'Gewählte Dateien',
    remove: 'Entfernen',
    cancel: 'Abbrechen',
    progress: '{percent} % hochgeladen.',
    checking: 'Hochgeladen. Die Dateien werden geprüft …',
    status: {
      uploading: 'Die Dateien werden hochgeladen.',
      checking: 'Die Dateien werden geprüft.',
    },
    errors: {
      tooMany: 'Bitte wählen Sie höchstens {MOST_FILES} Dateien.',
      format: '„{name}“ lässt sich hier nicht verkaufen: Dateien müssen auf .pdf, .epub oder .mobi enden.',
      empty: '„{name}“ ist leer.',
      tooLarge: '„{name}“ ist zu groß. Möglich sind bis zu 200 MB.',
    },
  },
  editions: {
    title: 'Auflagen',
    edition: 'Auflage {number}',
    fingerprint: 'Prüfsumme {digits}…',
    told: '{told} von {total} sind benachrichtigt.{away}',
    refunded: ' {left} haben inzwischen eine Erstattung bekommen.',
    noBuyers: 'Noch niemand hatte es gekauft, es war also niemand zu benachrichtigen.',
  },
  edition: {
    button: 'Neue Auflage veröffentlichen',
    addFiles: 'Dateien hinzufügen',
    title: 'Neue Auflage',
    files: 'Die neuen Dateien',
    filesHint: 'Dateien, die Sie nicht ersetzen, bleiben. Auch die frühere Auflage bleibt erhalten.',
    replaces: 'ersetzt{visuallyHidden}',
    file: '(Datei {at})',
    additional: 'nichts: Es ist eine zusätzliche Datei',
    note: 'Was neu ist',
    noteHint:
      'Frühere Käufer lesen das in ihrer E-Mail, falls Sie eine senden. Eine leere Zeile beginnt einen neuen Absatz.',
    submit: 'Veröffentlichen',
    submitTell: 'Veröffentlichen und benachrichtigen',
    busy: 'Wird veröffentlicht …',
    done: 'Die neue Auflage ist im Verkauf',
    errors: {
      files: 'Bitte wählen Sie die neue Datei.',
      note: 'Bitte sagen Sie in einer Zeile, was neu ist.',
    },
  },
  pastBuyers: {
    label: 'Frühere Käufer ({soldCount})',
    copies: { one: '{count} Exemplar', other: '{count} Exemplare' },
    options: {
      told: {
        label: 'Geben und per E-Mail melden',
        hint: 'Alle bekommen eine E-Mail mit frischen Links. Auch die alten Links führen zur neuen Auflage.',
        done: 'Frühere Käufer haben sie und bekommen eine E-Mail',
      },
      served: {
        label: 'Ohne Nachricht geben',
        hint: 'Die Links führen ab jetzt zur neuen Auflage. Es geht keine E-Mail hinaus.',
        done: 'Frühere Käufer haben sie',
      },
      kept: {
        label: 'Die gekaufte Auflage lassen',
        hint: 'Nur neue Käufer bekommen die neue Auflage.',
        done: 'Frühere Käufer behalten die gekaufte Auflage',
      },
    },
  },
  history: {
    title: 'Verlauf',
    empty: 'Es kam mit der Website. Ab jetzt steht hier jede Änderung.',
    events: {
      'product.created': 'In den Shop aufgenommen',
      'product.changed': 'Geändert',
      'product.put-on-sale': 'In den Verkauf genommen',
      'product.taken-off-sale': 'Aus dem Verkauf genommen',
      'product.put-away': 'Archiviert',
      'product.brought-back': 'Wiederhergestellt',
      'product.released': 'Veröffentlicht',
      'product.edition-published': 'Neue Auflage',
      'product.file-removed': 'Datei entfernt',
      'product.copies-turned-on': 'Persönliche Exemplare eingeschaltet',
      'product.copies-turned-off': 'Persönliche Exemplare ausgeschaltet',
    },
    fields: { title: 'Titel', description: 'Beschreibung', priceCents: 'Preis', type: 'Art' },
  },
  copies: {
    title: 'Persönliche Exemplare',
    label: 'In jedes Exemplar den Namen der Person schreiben',
    text: 'Jedes Exemplar nennt seine Person und die Bestellung in den Eigenschaften der Datei und, wenn Platz ist, in einer Zeile auf der Impressumsseite. Niemand muss warten: Bis das Exemplar fertig ist, gibt es das Original.',
    count: { one: '{count} Exemplar ist jetzt fertig.', other: '{count} Exemplare sind jetzt fertig.' },
    ofFile: { one: '{count} Exemplar von „{file}“', other: '{count} Exemplare von „{file}“' },
    unchanged: '„{file}“ geht unverändert hinaus: {reason}.',
    places: {
      unknown: 'Sie entstanden, bevor wir notierten, wo sie den Namen zeigen.',
      properties: 'Keine Seite zeigt den Namen: Er steht nur in den Eigenschaften der Datei.',
      text: 'Die Zeile steht im Text, auf der Seite, die wie Impressum oder Titelseite aussieht.',
      page: 'Die Zeile steht auf Seite {page}.',
      orderOnPage:
        'Seite {page} zeigt nur die Bestellung, weil unseren Schriften Buchstaben des Namens fehlen. Der Name steht in den Eigenschaften der Datei.',
    },
    faults: {
      'too-large': 'sie hat mehr als 32 MB oder 2.000 Seiten, mehr lässt sich nicht sicher ändern',
      locked: 'sie ist gesperrt, ein Passwort oder eine Verschlüsselung schützt sie vor Änderungen',
      signed: 'sie ist signiert, und eine Änderung würde die Signatur ungültig machen',
      damaged: 'sie ist beschädigt oder so gebaut, dass sie sich nicht ändern lässt',
      unproven: 'unsere Prüfung fand mehr Änderungen als diese Zeile',
      'too-slow': 'die Änderung dauert zu lange',
    },
  },
  guide: {
    title: 'Kurze Anleitung',
    steps: 'In vier Schritten',
    step1: 'Geben Sie ihm den Titel, der auf dem Cover steht.',
    step2: 'Beschreiben Sie es in zwei, drei Sätzen. Der Shop zeigt die ersten 120 Zeichen.',
    step3:
      'Wählen Sie die Dateien. Ein PDF sieht überall gleich aus; ein ePub passt sich kleinen Bildschirmen an. Am besten bieten Sie beides an.',
    step4:
      'Legen Sie das Produkt an. Es ist sofort im Shop, und nach jedem Kauf gehen die Dateien per E-Mail hinaus.',
    prices: { title: 'Übliche Preise', ebooks: 'E-Books', paperbacks: 'Taschenbücher' },
    note: {
      title: 'Gut zu wissen',
      text: 'Eine Karte lässt sich nicht mit weniger als {least} belasten. Günstigere Produkte bleiben gespeichert, kommen aber nicht in den Verkauf.',
    },
  },
};
