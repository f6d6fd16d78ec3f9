import { listOf, pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

/** A page of `content/pages` that says one thing and offers a way on. */
export const noticePage = pageFile({ heading: text, text, links: listOf(pathLink) });
