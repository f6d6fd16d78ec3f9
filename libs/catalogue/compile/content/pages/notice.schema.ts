import { listOf, pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

const notice = { heading: text, text, links: listOf(pathLink) };

/** A page of `content/pages` that says one thing and offers a way on. */
export const noticePage = pageFile(notice);

/** One that asks for a yes, which is a button: looking at it does nothing. */
export const questionPage = pageFile({ ...notice, buttonLabel: text });

/** `content/pages/order-to-send.json` */
export const orderToSendPage = pageFile({
  ...notice,
  buttonLabel: text,
  trackingLabel: text,
  trackingHint: text,
});
