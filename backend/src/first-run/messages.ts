import type { SiteLanguage } from '@lectern/catalogue';
import type { Translation } from '@lectern/messages';

import * as de from './messages.de.js';
import * as en from './messages.en.js';

const catalogues: Record<SiteLanguage, Translation<typeof en>> = { de, en };

export const messagesIn = (language: SiteLanguage): Translation<typeof en> => catalogues[language];

/** Fills in the places of a message. */
export const filled = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
