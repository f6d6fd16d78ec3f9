import { z } from 'zod';
import { optionalListOf, pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

const notice = { heading: text, text, links: optionalListOf(pathLink) };

export const noticePage = pageFile(notice);

/** A page with a confirm button, because opening a link must not change anything. */
export const questionPage = pageFile({ ...notice, buttonLabel: text });

/** `content/pages/release-notice-asked.json`: the answer to the waitlist form, and the form itself. */
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

/** `content/pages/newsletter-preferences.json`; `{address}` is the reader's own. */
export const preferencesPage = pageFile({
  ...notice,
  legend: text,
  saveLabel: text,
  savedText: text,
  noneText: text,
  leave: z.strictObject({ heading: text, text, buttonLabel: text }),
});

export const orderToSendPage = pageFile({
  ...notice,
  buttonLabel: text,
  trackingLabel: text,
  trackingHint: text,
});
