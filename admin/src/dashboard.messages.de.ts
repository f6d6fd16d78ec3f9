import type { Translation } from '@lectern/messages';

import type * as en from './dashboard.messages.en.js';

export const dashboard: Translation<typeof en.dashboard> = {
  language: 'de',
  currencies: { USD: 'Dollar', EUR: 'Euro', GBP: 'Pfund', CHF: 'Schweizer Franken', JPY: 'Yen' },
  app: { loading: 'Die Verwaltung wird geöffnet …' },
  noAnswer: { title: 'Keine Antwort', error: 'Die Website hat nicht geantwortet.' },
  shop: {
    title: 'Shop',
    orders: 'Bestellungen',
    books: 'Bücher',
    products: 'Produkte',
    reviews: 'Bewertungen',
    receipts: 'Belege und Steuern',
    closeShop: 'Shop schließen',
  },
  customers: {
    title: 'Leserschaft',
    messages: 'Nachrichten',
    subscribers: 'Newsletter-Empfänger',
    broadcasts: 'Rundmails',
    speaking: 'Vortragsanfragen',
    freeDownloads: 'Gratis-Downloads',
    legal: 'Rechtsratgeber',
    readers: 'Leser',
  },
  site: {
    title: 'Website',
    statistics: 'Statistik',
    editSite: 'Website bearbeiten',
    look: 'Aussehen',
    articles: 'Artikel',
    ownPages: 'Seiten',
    events: 'Veranstaltungen',
    pictures: 'Bilder',
    audio: 'Hörproben',
    settings: 'Einstellungen',
    team: 'Team',
  },
  technical: {
    title: 'Technik',
    moving: 'Umziehen',
    emails: 'E-Mail-Protokoll',
    failedJobs: 'Fehlgeschlagene Aufgaben',
    backups: 'Sicherungen',
    auditLog: 'Protokoll',
  },
  account: { title: 'Ihr Konto', signIn: 'Passwort und Anmeldung' },
};
