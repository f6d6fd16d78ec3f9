import { describe, expect, it } from '@jest/globals';
import { foldText } from '@lectern/text-folding';

import { openShopDatabase } from '../../testing/shop-database.js';

const SPELLINGS = [
  ['FEAR NOT', 'O’Neill', 'o‘neill', 'oʼneill', "o'neill", 'o`neill'],
  ['İstanbul', 'ISTANBUL', 'ıstanbul', 'ΣΟΦΟΣ', 'σοφός', 'ЁЛКА', 'Ёлка', 'Երևան'],
  ['na\u00EFve cafe\u0301', 'Nguyễn Đức', 'Łódź Ø Å', 'STRASSE', 'straße', 'STRAẞE', 'Œuvre Ǣon'],
  [
    'Þórður Ħal',
    'ﬁnd oﬀer ＡＢＣ',
    '“Yes” „Yes“ «Yes»',
    'self‑care – self—care',
    'un\u00ADder\u200B the\u2060 tree',
  ],
  ['peace\r\n\t of\u00A0\u3000mind', 'Wait…', 'שָׁלוֹם', 'كِتَــاب', 'ｶﾞ', 'कि', '각', '½', '100%_\\'],
].flat();

/** Characters of alphabets: U+0020–U+058F and U+1E00–U+1EFF. */
const CHARACTERS = Array.from({ length: 0x0590 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).concat(
  Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(0x1e00 + at)),
);
/** Coptic characters, and spacing marks of Greek. */
const EXCLUDED = /\u0345|[\u03E2-\u03EF\u037A\u1FBD-\u1FC1\u1FCD-\u1FDF\u1FED-\u1FFEỺỼỾ]/;

describe('fold_text', () => {
  it('folds as @lectern/text-folding does (O8)', async () => {
    const texts = [...SPELLINGS, ...CHARACTERS.filter((character) => !EXCLUDED.test(character))];
    const database = await openShopDatabase();
    try {
      const { rows } = await database.pool.query<{ text: string; folded: string }>(
        'SELECT text, fold_text(text) AS folded FROM unnest($1::text[]) AS text',
        [texts],
      );
      const different = rows.filter(({ text, folded }) => folded !== foldText(text));
      expect(different.map(({ text, folded }) => [text, folded, foldText(text)])).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
