import { z } from 'zod';
import { listOf, pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/test-finding-peace.json` */
export const testFindingPeacePage = pageFile({
  heading: text,
  intro: text,
  labels: z.strictObject({ title: text, price: text, formats: text, id: text }),
  notForSale: text,
  links: listOf(pathLink),
});
