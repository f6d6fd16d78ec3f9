const firstNames = ['Ruth', 'Naomi', 'Esther', 'Lydia', 'Miriam', 'Boaz', 'Silas', 'Hannah', 'Eli', 'Martha'];
const lastNames = [
  'Weaver',
  'Potter',
  'Fisher',
  'Miller',
  'Carpenter',
  'Shepherd',
  'Baker',
  'Mason',
  'Cooper',
];

/** @param {readonly string[]} texts @param {string} number in SQL @returns {string} one of them, in SQL */
export const oneOf = (texts, number) =>
  `(ARRAY[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}])[1 + (${number})::int % ${texts.length}]`;

/** A name for a number. @param {string} number in SQL */
export const nameOf = (number) =>
  `${oneOf(firstNames, number)} || ' ' || ${oneOf(lastNames, `(${number})::int / 7`)}`;

/** An address for a number. @param {string} number in SQL */
export const emailOf = (number) => `'reader' || ${number} || '@example.com'`;

/** An id for a text, the same each time. @param {string} text in SQL */
export const idOf = (text) => `md5(${text})::uuid`;

/** Some moment of the last two years, more of them lately, and none in the last hour. */
export const someMoment = `now() - interval '1 hour' - (1 - sqrt(random())) * interval '728 days'`;
