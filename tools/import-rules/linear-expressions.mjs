import { getConsumedChars, isPotentiallyZeroLength, isZeroLength } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

/** @typedef {import('scslre').ParsedLiteral['pattern']['alternatives'][number]} Alternative */
/** @typedef {Alternative['elements'][number]} Element */

/** Formats the error. @param {string} pick a text that, repeated, makes the expression slow */
const slowFor = (pick) =>
  `Takes time by the square of a text's length: try ${JSON.stringify(pick)}, repeated. Find by indexOf, split, or say what may not come again.`;

/** @param {Element} element */
const isEndless = (element) => element.type === 'Quantifier' && element.max === Infinity;

/** @param {Element} element */
const isStart = (element) => element.type === 'Assertion' && element.kind === 'start';
const LINE_FEED = 10;

/**
 * Whether what is repeated may hold a text of this part.
 * @param {Element} element
 * @param {ReturnType<typeof getConsumedChars>['chars']} repeated
 * @param {import('scslre').ParsedLiteral['flags']} flags
 * @returns {boolean}
 */
function mayBeWithin(element, repeated, flags) {
  if (isPotentiallyZeroLength(element, flags)) return true;
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.some(({ elements }) =>
      elements.every((each) => mayBeWithin(each, repeated, flags)),
    );
  return !getConsumedChars(element, flags).chars.isDisjointWith(repeated);
}

/**
 * The library sees `a+b`, which is tried from each a; not `<a[^>]*b`, which is tried from each `<a`, and runs on over
 * all the others. So a part before a repetition, if the repetition could match it too, is removed and the rest is checked.
 * @param {Alternative} alternative
 * @param {import('scslre').ParsedLiteral['flags']} flags
 * @returns {string | undefined} the part that is begun again and again
 */
function restartIn({ elements }, flags) {
  for (const [at, element] of elements.entries()) {
    const before = elements.slice(0, at);
    const isFirst = before.every((each) => isZeroLength(each, flags));
    if (!isEndless(element) || isFirst) continue;
    const repeated = getConsumedChars(element, flags).chars;
    // Begun once in the text, or once in a line.
    if (before.some(isStart) && !(flags.multiline && repeated.has(LINE_FEED))) continue;
    if (!before.every((each) => mayBeWithin(each, repeated, flags))) continue;
    const rest = elements.slice(at).map(({ raw }) => raw);
    // A back reference may have lost its group.
    if (/\\[1-9k]/.test(rest.join(''))) continue;
    const literal = { source: rest.join(''), flags: flags.raw };
    const { reports } = analyse(literal, { reportTypes: { Trade: false, Self: false }, maxReports: 1 });
    if (reports.length > 0) return before.map(({ raw }) => raw).join('');
  }
  return undefined;
}

/**
 * Finds the part of an expression that takes more than a few steps for each character of a text.
 * @param {string} source
 * @param {string} flags
 * @returns {string | undefined} a sentence; nothing where it is linear
 */
export function slownessOf(source, flags) {
  if (!/[*+]|,\}/.test(source)) return undefined;
  const { reports, parsed } = analyse({ source, flags }, { maxReports: 1 });
  if (reports[0]) return slowFor(reports[0].character.pick);
  for (const alternative of parsed.pattern.alternatives) {
    const restart = restartIn(alternative, parsed.flags);
    if (restart) return slowFor(restart);
  }
  return undefined;
}
