import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const payment: Translation<typeof en.payment> = {
  declined: 'Ihre Zahlung wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.',
};
