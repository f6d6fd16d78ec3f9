import { schema } from '@lectern/rich-text';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import type { Feature } from './features.js';

const { marks, nodes } = schema;

/** Marks text between two signs: `**bold**`. The text is the first group of the pattern. */
const markRule = (pattern: RegExp, mark: MarkType) =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole, text] = match;
    if (!text) return null;
    const open = whole.indexOf(text);
    const { tr } = state;
    // The last sign is not in the document yet.
    tr.delete(start + open + text.length, end);
    tr.delete(start, start + open);
    tr.addMark(start, start + text.length, mark.create());
    return tr.removeStoredMark(mark);
  });

const always = [
  markRule(/(?<![*\w])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
  markRule(/(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis),
  markRule(/(?<![_\w])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.emphasis),
  markRule(/~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.strike),
];

const ofFeature: Partial<Record<Feature, readonly InputRule[]>> = {
  heading: [
    textblockTypeInputRule(/^(##?)\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
  ],
  list: [
    wrappingInputRule(/^[-*•]\s$/, nodes.bulletList),
    wrappingInputRule(
      /^(\d{1,3})[.)]\s$/,
      nodes.orderedList,
      (match) => ({ start: Number(match[1]) }),
      (match, node) => node.childCount + Number(node.attrs['start']) === Number(match[1]),
    ),
  ],
  quotation: [wrappingInputRule(/^>\s$/, nodes.quotation)],
  separator: [
    new InputRule(/^(?:---|\*\*\*)$/, (state, _, start) => {
      const $start = state.doc.resolve(start);
      if ($start.depth !== 1) return null;
      return state.tr.replaceWith($start.before(), $start.after(), [
        nodes.separator.create(),
        nodes.paragraph.create(),
      ]);
    }),
  ],
};

/** Markdown's signs become what they mean as they are typed. Quotation marks stay as typed; the site sets them. */
export const typedSigns = (features: readonly Feature[]): Plugin =>
  inputRules({ rules: [...always, ...features.flatMap((feature) => ofFeature[feature] ?? [])] });
