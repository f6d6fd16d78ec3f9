import { z } from 'zod';
import { listOf, pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

const notice = { heading: text, text, links: listOf(pathLink) };

/** A page of `content/pages` that says one thing and offers a way on. */
export const noticePage = pageFile(notice);

/** One that asks for a yes, which is a button: looking at it does nothing. */
export const questionPage = pageFile({ ...notice, buttonLabel: text });

/** `content/pages/release-notice-asked.json`: the answer to a form, and the form itself, which stands on a book's page. */
export const releaseNoticeAskedPage = pageFile({
  ...notice,
  form: z.strictObject({
    heading: text,
    text,
    emailLabel: text,
    buttonLabel: text,
    busyLabel: text,
    sentHeading: text,
    sentText: text,
    emailProblem: text,
    failure: text,
    privacyNote: text,
  }),
});

/** `content/pages/newsletter-preferences.json`: `{address}` in its text is the reader's own. */
export const preferencesPage = pageFile({
  ...notice,
  legend: text,
  saveLabel: text,
  savedText: text,
  noneText: text,
  leave: z.strictObject({ heading: text, text, buttonLabel: text }),
});

/** `content/pages/order-to-send.json` */
export const orderToSendPage = pageFile({
  ...notice,
  buttonLabel: text,
  trackingLabel: text,
  trackingHint: text,
});
