import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexes } from '../concurrent-indexes.js';

// The folding of @lectern/text-folding as the database does it, for Latin, Greek, Cyrillic and Armenian. It is written out
// because an index needs a function that never changes: lower() depends on the locale, and the extension unaccent is
// neither immutable nor on every managed server.
const SPACES = '\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000';
const INVISIBLE =
  '\\u00AD\\u061C\\u0640\\u115F\\u1160\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0';
const ACCENTS =
  '\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u064B-\\u065F' +
  '\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u1AB0-\\u1ADD\\u1DC0-\\u1DFF\\u20D0-\\u20F0' +
  '\\uFE00-\\uFE0F\\uFE20-\\uFE2F';
const SINGLE_QUOTES = '`´ʹʻʼʽʾʿˈ՚׳‘’‚‛′‵‹›＇';
const DOUBLE_QUOTES = '«»ʺˮ״“”„‟″‶〝〞〟＂';
const DASHES = '֊־᐀᠆‐‑‒–—―⁃−⸗⸚⸺⸻⹀〜〰゠︱︲﹘﹣－';

// Characters that normalization does not change: capitals, and those without a decomposition.
const LETTERS =
  'ÐØðøĐđĦħıŁłŊŦŧƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͅͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ' +
  'ΣΤΥΦΧΨΩςϏϘϚϜϞϠϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦ' +
  'ҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ⁄' +
  'ʼ';
const PLAIN =
  'dododdhhillŋttɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏιͱͳͷϳαβγδεζηθικλμνξοπρ' +
  'στυφχψωσϗϙϛϝϟϡϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧ' +
  'ҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ/' +
  "'";

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Most texts are ASCII, or become so soon: each step is skipped once they are. */
const FOLD_TEXT = `CREATE OR REPLACE FUNCTION fold_text(text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $fold$
DECLARE
  folded text := lower($1 COLLATE "C");
BEGIN
  IF octet_length(folded) > char_length(folded) THEN
    folded := regexp_replace(folded, '[${SINGLE_QUOTES}]', '''', 'g');
    folded := regexp_replace(folded, '[${DOUBLE_QUOTES}]', '"', 'g');
    folded := regexp_replace(folded, '[${DASHES}]', '-', 'g');
    folded := regexp_replace(regexp_replace(folded, '[${INVISIBLE}]+', '', 'g'), '[${SPACES}]+', ' ', 'g');
  END IF;
  IF octet_length(folded) > char_length(folded) THEN
    folded := lower(regexp_replace(normalize(folded, NFKD), '[${ACCENTS}]+', '', 'g') COLLATE "C");
  END IF;
  IF octet_length(folded) > char_length(folded) THEN
    folded := translate(folded, ${quoted(LETTERS)}, ${quoted(PLAIN)});
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th');
    folded := replace(replace(replace(replace(folded, 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe');
    folded := normalize(folded, NFC);
  END IF;
  RETURN regexp_replace(translate(folded, '\`', ''''), '\\s+', ' ', 'g');
END $fold$`;

/** Each search of the dashboard, by its table. @param fold of a text in SQL */
const searches = (fold: (text: string) => string) => ({
  orders: fold('order_search_text(id, customer_email, customer_name, stripe_payment_intent_id)'),
  newsletter_subscriptions: fold('email'),
  downloads: fold('email'),
  contacts: fold("name || ' ' || email || ' ' || subject || ' ' || message"),
  mail_deliveries: fold('recipient'),
});

const indexes = (suffix: string, searched: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(searched).map(([table, text]) => [
      `${table}_${suffix}`,
      `CREATE INDEX CONCURRENTLY ${table}_${suffix} ON ${table} USING gin ((${text}) gin_trgm_ops)`,
    ]),
  );

const FOLDED = indexes(
  'folded',
  searches((text) => `fold_text(${text})`),
);
const LOWERED = indexes(
  'search',
  searches((text) => (text.startsWith('order_') ? text : `lower(${text})`)),
);

const dropIndexes = async (runner: QueryRunner, dropped: Record<string, string>): Promise<void> => {
  for (const name of Object.keys(dropped)) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
};

export class FoldedSearch1795781400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD_TEXT);
    await createIndexes(runner, FOLDED);
    await dropIndexes(runner, LOWERED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, LOWERED);
    await dropIndexes(runner, FOLDED);
    await runner.query('DROP FUNCTION fold_text');
  }
}
