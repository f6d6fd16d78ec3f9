import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const statistics: Translation<typeof en.statistics> = {
  page: { title: 'Statistik', lead: 'Wie es Ihren Büchern, Ihrem Newsletter und Ihren Seiten geht.' },
  range: {
    label: 'Zeitraum',
    days: '{days} Tage',
    year: 'Ein Jahr',
    custom: 'Eigener',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    show: 'Anzeigen',
    compared:
      '{from} bis {to}, verglichen mit ebenso vielen Tagen davor. Die Tage beginnen um Mitternacht in {value}.',
    loading: 'Wird gezählt …',
  },
  chart: {
    loading: 'Wird geladen: {title}',
    caption: '{title}, je {step}',
    bars: '{title}, Balken für Balken',
    download: { button: 'Als Tabelle herunterladen', label: 'Als Tabelle herunterladen: {title}' },
    table: { show: 'Als Tabelle anzeigen, je {step}', hide: 'Tabelle ausblenden' },
    rows: { all: 'Alle {length} anzeigen', fewer: 'Weniger anzeigen' },
  },
  measures: {
    plays: 'Angehört',
    downloads: 'Heruntergeladen',
    made: 'Erzeugt',
    views: 'Seitenaufrufe',
    'conversion.views': 'Aufrufe von Verkaufsseiten',
    gained: 'Angemeldet',
    lost: 'Abgemeldet',
    taken: 'Gratis-Downloads',
    netCents: 'Netto',
    refundedCents: 'Erstattet',
    grossCents: 'Brutto',
    sales: 'Verkäufe',
    begun: 'Begonnene Käufe',
    paid: 'Bezahlt',
    files: 'Heruntergeladene Dateien',
  },
  steps: {
    day: { column: 'Tag', name: 'Tag' },
    week: { column: 'Woche', name: 'Woche' },
    month: { column: 'Monat', name: 'Monat' },
  },
  parts: {
    book: { title: 'Nach Buch', caption: '{title} nach Buch', column: 'Buch' },
    page: { title: 'Nach Seite', caption: '{title} nach Seite', column: 'Seite' },
    download: { title: 'Nach Datei', caption: '{title} nach Datei', column: 'Datei' },
  },
  sales: {
    title: 'Verkäufe',
    empty: 'Keine Verkäufe an diesen Tagen. Jede bezahlte Bestellung erscheint hier sofort.',
    note: 'Eine Bestellung zählt an dem Tag, an dem sie bezahlt wurde. Spätere Erstattungen werden von diesem Tag abgezogen.',
  },
  visits: {
    title: 'Seitenaufrufe',
    empty: 'Keine Seitenaufrufe an diesen Tagen. Gezählt wird jedes Öffnen einer Seite.',
    note: 'Ohne Cookies gezählt. Suchmaschinen zählen wir nicht, und auch niemanden, dessen Browser darum bittet.',
  },
  subscribers: {
    title: 'Newsletter',
    empty: 'Keine An- oder Abmeldungen an diesen Tagen. Gezählt wird, wer per E-Mail bestätigt.',
  },
  samples: {
    title: 'Gratis-Downloads',
    empty:
      'Keine Downloads an diesen Tagen. Leseproben und Starter-Paket zählen, wenn sie angefordert werden.',
  },
  files: {
    title: 'Heruntergeladene Bücher',
    empty:
      'Niemand hat an diesen Tagen eine gekaufte Datei geladen. Eine Datei zählt, wenn sie ganz angekommen ist.',
  },
  previews: {
    title: 'Hörproben',
    empty: 'Niemand hat an diesen Tagen zugehört. Eine Hörprobe zählt, wenn jemand auf Abspielen drückt.',
  },
  conversion: {
    title: 'Von der Seite zum Kauf',
    empty: 'Keine Aufrufe von Verkaufsseiten an diesen Tagen. Gezählt wird jedes Öffnen.',
    summary:
      'Verkaufsseiten wurden {views} geöffnet. Daraus entstanden {begun} ({begun2}), und {paid} davon wurden bezahlt ({paid2}). Wir zählen Aufrufe, nicht Personen, deshalb wird niemand wiedererkannt.',
    times: { one: '{count}-mal', other: '{count}-mal' },
    orders: { one: '{count} Bestellung', other: '{count} Bestellungen' },
    table: {
      caption: 'Von der Seite zum Kauf, nach Buch',
      book: 'Buch',
      checkouts: 'Begonnene Käufe',
      paid: 'Bezahlt',
      rate: 'Anteil der Käufe',
    },
  },
  summary: {
    oneDay: 'an diesem Tag',
    days: 'in diesen {days} Tagen',
    range: '{first} bis {last}',
    best: '{said} Der beste Tag war {value} mit {best}.',
  },
  comparison: {
    dayBefore: 'am Tag davor',
    daysBefore: 'in den {days} Tagen davor',
    same: 'so viel wie {days}',
    more: '{share}mehr als {days} ({before})',
    less: '{share}weniger als {days} ({before})',
    percent: '{percent} %',
    belowOnePercent: 'unter 1 %',
  },
};
