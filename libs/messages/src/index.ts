export type { Plural, Translation } from './translation.js';
