export { GUARANTEE_DAYS, GUARANTEE_DAYS_IN_WORDS } from './guarantee.js';
export { formatCents, leastChargeCents, parseCents } from './money.js';
