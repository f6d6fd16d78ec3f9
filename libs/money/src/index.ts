export { formatCents, leastChargeCents, parseCents } from './money.js';
