/** Uses of the words below that are plain English. They are removed before the patterns are tried. */
const trueUses =
  /\b(standards?|understands?|stands? for|stand-?alone|stand-ins?|capital letters?|lower-?case letters?|letters? of the alphabet|only letters|letters (?:and|or) digits|(?:accented|combining) letters?|cover letter|shelf life|doorbell|for which|in which|with which)\b/gi;

const opening = /^(?:What|Whoever|Who|Whose|That|Whatever)\b(?![’'])/;
const titleOpening = /^(?:what|who|that|where)\b|^an? [\w-]+ that\b/i;

const anywhere = [
  /\b(?:some|no|any)body\b|\bwhoever\b/i,
  /\b(?:stands?|stood)\b/i,
  /\b(?:is|are) told\b|\bhears of it\b|\btells (?:the|its|whether)\b/i,
  /\bof which\b|\b(?:by|to) whom\b/i,
  /\b(?:is|are) to be\b/i,
  /\banew\b|\bonce more\b|\bmeanwhile\b|\bbesides(?=[.;]|$)/i,
  /\bthe line (?:comes|goes|is)\b/i,
  /\b(?:bell|road|kitchen|desk|shelf|errand)s?\b/i,
  /\bletters?\b/i,
];

/** @param {string} comment the text between the comment signs @returns {string} */
const plainText = (comment) =>
  comment
    .replace(/^\s*\*+/gm, ' ')
    .replace(/`[^`]*`/g, ' ')
    .trim();

/**
 * Finds the first word or phrase of a text that is not plain English, such as a relative clause in place of a noun.
 * @param {string} text
 * @param {RegExp} [firstWord] what it must not begin with
 */
export function oddWord(text, firstWord = opening) {
  const rest = text.replace(trueUses, ' ');
  for (const pattern of [firstWord, ...anywhere]) {
    const [found] = pattern.exec(rest) ?? [];
    if (found) return found;
  }
  return undefined;
}

/** @typedef {{ name?: string, object?: Callee, callee?: Callee }} Callee */
/** @typedef {{ callee: Callee, arguments: { value?: unknown }[] }} Call */

const testFunctions = new Set(['it', 'test', 'describe', 'step']);

/** Flags odd words in comments and in the titles of tests. @type {import('./lint-plugin.mjs').Rule} */
export const plainWords = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const found = oddWord(plainText(comment.value));
        if (found) context.report({ node: comment, message: `Say it plainly instead of "${found}".` });
      }
    },
    /** @param {Call} node */
    CallExpression(node) {
      const name = node.callee.name ?? node.callee.object?.name ?? node.callee.callee?.object?.name;
      const [title] = node.arguments;
      if (!name || !testFunctions.has(name) || typeof title?.value !== 'string') return;
      const found = oddWord(title.value, titleOpening);
      if (found) context.report({ node: title, message: `Say it plainly instead of "${found}".` });
    },
  }),
};
