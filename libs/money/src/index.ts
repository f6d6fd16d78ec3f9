export { formatCents, parseCents } from './money.js';
