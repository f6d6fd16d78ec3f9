import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from './sentences.js';

const textsOf = (paragraph: string): string[] => sentencesOf([paragraph]).map(({ text }) => text);

describe('the sentences of a text', () => {
  it('end at pauses, and mark the end of a paragraph', () => {
    expect(sentencesOf(['It rained. It stopped!', '', ' \n', 'Why?'])).toEqual([
      { text: 'It rained.', endsParagraph: false },
      { text: 'It stopped!', endsParagraph: true },
      { text: 'Why?', endsParagraph: true },
    ]);
  });

  it.each([
    'On the Tuesday I am thinking of, I had Mr. Odell Pruitt.',
    'Dr. King and Rev. Abernathy met Mrs. Fontaine of St. Louis.',
    'She practices in Washington, D.C., and reads J. B. Phillips and C. S. Lewis.',
    'The U.S. Supreme Court sat at 9 a.m. Eastern time.',
    'It is in Hebrews 11:1, and at 10:30 on the wall.',
    'It cost 3.50 a bag.',
    '“Why?” he said, and “no!” she said… and then nothing.',
    '(I know because I was still wearing mine) is no sentence.',
    'See Gen. 1:26 and Heb. 11:1.',
    'They had to leave ... at once.',
  ])('are not split within one sentence: %s', (sentence) => {
    expect(textsOf(sentence)).toEqual([sentence]);
  });

  it.each([
    ['“I don’t know,” she said. “They call up.”', ['“I don’t know,” she said.', '“They call up.”']],
    ['"Go." Then he went.', ['"Go."', 'Then he went.']],
    ['He moved to the U.S. He liked it.', ['He moved to the U.S.', 'He liked it.']],
    ['We began at 9 a.m. The rest was late.', ['We began at 9 a.m.', 'The rest was late.']],
    ['It was in 1996. There was a file.', ['It was in 1996.', 'There was a file.']],
    ['So did I. Nobody asked.', ['So did I.', 'Nobody asked.']],
    ['And then… The door.', ['And then…', 'The door.']],
    ['„Geh!“ Dann ging er. „Warum?“', ['„Geh!“', 'Dann ging er.', '„Warum?“']],
    ['«Va.» Puis il partit.', ['«Va.»', 'Puis il partit.']],
    ['(It was late.) She slept.', ['(It was late.)', 'She slept.']],
    ['Read Psalm 46:10. Be still.', ['Read Psalm 46:10.', 'Be still.']],
    ['Plan B. Nobody had one. No. It was no.', ['Plan B.', 'Nobody had one.', 'No.', 'It was no.']],
  ])('are split between two: %s', (paragraph, sentences) => {
    expect(textsOf(paragraph)).toEqual(sentences);
  });

  it("keep a list's number with its item, and always have a word", () => {
    expect(textsOf('1. Debtor. That’s you.')).toEqual(['1. Debtor.', 'That’s you.']);
    expect(textsOf('He left. … ')).toEqual(['He left. …']);
    expect(sentencesOf(['…', '***', '- '])).toEqual([]);
  });

  it('contain every word of the text once', () => {
    const paragraph = 'One. “Two?” Mr. Three! (Four.) Five… six. U.S. Seven, 8:9 and 10. Eleven';
    expect(textsOf(paragraph).join(' ')).toBe(paragraph);
  });
});
