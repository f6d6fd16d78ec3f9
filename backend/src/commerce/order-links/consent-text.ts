import { site } from '@lectern/catalogue';

import { fill } from '../../platform/email/email.js';
import type { OrderConsent } from '../orders/order.entity.js';
import { dayText } from './day-text.js';

/** Confirms a consent to its buyer, as the law asks: `On November 28, 2026, you agreed: “…”` */
export const consentText = (
  { wording, agreedAt }: Pick<OrderConsent, 'wording' | 'agreedAt'>,
  timeZone: string,
) => fill(site.law.consentText, { date: dayText(agreedAt, timeZone), consent: wording });
