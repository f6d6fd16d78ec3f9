export { formatCents } from './format-cents.js';
export { parseCents } from './parse-cents.js';
