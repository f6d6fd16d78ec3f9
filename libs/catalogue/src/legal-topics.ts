import { catalogue } from './opened.js';

export const { legalTopics } = catalogue;
