import { z } from 'zod';
import { listOf, pathLink, text, texts, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

const question = z.strictObject({ id: text, question: text, answer: texts });

/** `content/pages/about.json` */
export const aboutPage = pageFile({
  heading: text,
  roleLine: text,
  intro: texts,
  journey: z.strictObject({ heading: text, text, pillars: listOf(titledText) }),
  questionsHeading: text,
  questions: listOf(question),
  closing: z.strictObject({ heading: text, text, links: listOf(pathLink) }),
});
