import { describe, expect, it } from '@jest/globals';
import { foldText, foldWithPositions, originalRange } from './fold-text.js';

describe('foldText', () => {
  it.each([
    ['case', ['Fear Not', 'FEAR NOT', 'fear not']],
    ['the Turkish I', ['İstanbul', 'ISTANBUL', 'ıstanbul', 'I\u0307stanbul', 'istanbul']],
    ['the Greek final sigma', ['ΣΟΦΟΣ', 'σοφός', 'σοφοσ']],
    ['accents, composed or not', ['na\u00EFve caf\u00E9', 'nai\u0308ve cafe\u0301', 'naive cafe']],
    ['Vietnamese', ['Nguyễn Đức', 'nguyen duc']],
    ['Polish and Nordic letters', ['Łódź Ø Å', 'lodz o a']],
    ['German', ['STRASSE', 'straße', 'STRAẞE', 'strasse']],
    ['œ and æ', ['Œuvre Ǣon', 'oeuvre aeon']],
    ['Icelandic and Maltese', ['Þórður Ħal', 'thordur hal']],
    ['ligatures and full-width letters', ['ﬁnd oﬀer ＡＢＣ', 'find offer abc']],
    ['apostrophes', ['don’t', 'don‘t', 'donʼt', 'don′t', 'don`t', 'don´t', 'don＇t', "don't"]],
    ['quotation marks', ['“Yes”', '„Yes“', '«Yes»', '"yes"']],
    ['dashes', ['self‑care', 'self‐care', 'self–care', 'self—care', 'self−care', 'self-care']],
    ['soft hyphens and zero-width characters', ['un\u00ADder\u200B the\u2060 tree\uFEFF', 'under the tree']],
    ['whitespace', ['peace\r\n\t of\u00A0\u3000mind', 'peace \u200B of mind', 'peace of mind']],
    ['an ellipsis', ['Wait…', 'wait...']],
    ['Hebrew points', ['שָׁלוֹם', 'שלום']],
    ['Arabic points and kashida', ['كِتَــاب', 'كتاب']],
    ['half-width kana', ['ｶﾞ', 'ガ']],
  ])('folds %s', (_kind, spellings) => {
    const plain = spellings.at(-1);
    expect(spellings.map(foldText)).toEqual(spellings.map(() => plain));
  });

  it.each([
    ['Devanagari vowel signs', 'कि', 'की'],
    ['Thai vowels', 'กิน', 'กัน'],
    ['voiced kana', 'か', 'が'],
    ['Korean syllables', '가', '각'],
    ['hyphens', 'self-care', 'selfcare'],
  ])('keeps %s distinct', (_kind, one, other) => {
    expect(foldText(other)).not.toContain(foldText(one));
  });

  it('is idempotent', () => {
    const folded = foldText('“İt’s” Œuvre—ﬁne Straße\u00AD ǅ ŉ ½ …');
    expect(foldText(folded)).toBe(folded);
  });
});

describe('foldWithPositions', () => {
  const found = (text: string, query: string) => {
    const folded = foldWithPositions(text);
    const at = folded.folded.indexOf(foldText(query));
    const { start, end } = originalRange(folded, at, at + foldText(query).length);
    return text.slice(start, end);
  };

  it.each([
    ['A na\u00EFve cafe\u0301.', 'naive cafe', 'na\u00EFve cafe\u0301'],
    ['some peace\n   of mind here', 'peace of mind', 'peace\n   of mind'],
    ['sit un\u00ADder the tree', 'under', 'un\u00ADder'],
    ['Die Straße', 'strasse', 'Straße'],
    ['Die Straße', 'stras', 'Straß'],
    ['𝔉𝔢𝔞𝔯 not', 'fear', '𝔉𝔢𝔞𝔯'],
    ['the end', 'end', 'end'],
  ])('finds in "%s" the original of "%s"', (text, query, original) => {
    expect(found(text, query)).toBe(original);
  });

  it('has a position for each unit and for the end', () => {
    expect(foldWithPositions('ﬁ a')).toEqual({ folded: 'fi a', positions: [0, 0, 1, 2, 3] });
    expect(foldWithPositions('')).toEqual({ folded: '', positions: [0] });
  });
});
