import { listOf, pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/legal-companion.json`: what stands around the questionnaire. */
export const legalCompanionPage = pageFile({
  heading: text,
  text,
  note: text,
  links: listOf(pathLink),
  loadingText: text,
  failureText: text,
  retryLabel: text,
  scriptNote: text,
});
