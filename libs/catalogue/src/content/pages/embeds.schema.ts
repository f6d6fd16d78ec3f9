import { z } from 'zod';
import { listOf, path, text, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

const perElement = { buy: text, questionnaire: text, chat: text, search: text };

const frame = z.strictObject({
  title: text,
  /** For screen readers: the widget has no heading of this level. */
  heading: text,
  linkLabel: text,
  linkPath: path,
});

/** `content/pages/embeds.json`: the page to create an embed, and the texts of the embeds. */
export const embedsPage = pageFile({
  heading: text,
  intro: text,
  form: z.strictObject({
    heading: text,
    widgetLabel: text,
    widgets: z.strictObject(perElement),
    /** Shown for widgets that only listed sites may embed (settings EMBED_ANCESTORS_CHAT and _SEARCH). */
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
  /** Text of the fallback link in the snippet; `{title}` is the book's. */
  links: z.strictObject(perElement),
  facts: z.strictObject({ heading: text, entries: listOf(titledText) }),
  /** Shown outside the iframe, on the host page; built into the loader. */
  loader: z.strictObject({ closeLabel: text, troubleText: text, titles: z.strictObject(perElement) }),
  frames: z.strictObject({ checkout: frame, chat: frame, search: frame, 'legal-companion': frame }),
  frameWords: z.strictObject({
    /** Shown while the sandbox takes payments. */
    practiceText: text,
    failureText: text,
    unknownProductText: text,
    leaving: z.strictObject({ heading: text, text, stayLabel: text, leaveLabel: text }),
  }),
});
