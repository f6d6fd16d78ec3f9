import { z } from 'zod';
import { listOf, path, text, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

const perElement = { buy: text, questionnaire: text, chat: text, search: text };

/** One page that stands in frames on other people's pages. */
const frame = z.strictObject({
  title: text,
  /** For screen readers: the widget itself has no title of this rank. */
  heading: text,
  /** To the page of this site that does the same, and where that is. */
  linkLabel: text,
  linkPath: path,
});

/** `content/pages/embeds.json`: the page where a site owner makes an embed, and the words of the embeds themselves. */
export const embedsPage = pageFile({
  heading: text,
  intro: text,
  form: z.strictObject({
    heading: text,
    widgetLabel: text,
    widgets: z.strictObject(perElement),
    /** Beside what may stand on listed sites only (settings EMBED_ANCESTORS_CHAT and _SEARCH). */
    listedNote: text,
    listedLinkLabel: text,
    productLabel: text,
    modeLabel: text,
    modes: z.strictObject({ inline: text, dialog: text }),
    themeLabel: text,
    themes: z.strictObject({ auto: text, light: text, dark: text }),
    accentLabel: text,
    accentHint: text,
    accentProblem: text,
    radiusLabel: text,
    scriptNote: text,
  }),
  preview: z.strictObject({ heading: text, text }),
  snippet: z.strictObject({
    heading: text,
    text,
    copyLabel: text,
    copiedText: text,
    copyFailedText: text,
    integrityLabel: text,
    integrityHint: text,
    spaceHeading: text,
    spaceText: text,
  }),
  /** What the link says that stands in the snippet; `{title}` is the book's. */
  links: z.strictObject(perElement),
  facts: z.strictObject({ heading: text, entries: listOf(titledText) }),
  /** Said outside of a frame, on the other page: the loader's build takes them in. */
  loader: z.strictObject({ closeLabel: text, troubleText: text, titles: z.strictObject(perElement) }),
  frames: z.strictObject({ checkout: frame, chat: frame, search: frame, 'legal-companion': frame }),
  frameWords: z.strictObject({
    /** While a stand-in takes the cards. */
    practiceText: text,
    failureText: text,
    unknownProductText: text,
    leaving: z.strictObject({ heading: text, text, stayLabel: text, leaveLabel: text }),
  }),
});
