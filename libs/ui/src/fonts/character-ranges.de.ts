/** Characters of German pages, with both kinds of quotation marks and the euro. */
export const commonCharacters =
  'U+20-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+AB,U+B7,U+BB,U+C4,U+D6,U+DC,U+DF,U+E4,U+F6,U+FC,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+2039-203A,U+20AC';

export const otherCharacters =
  'U+3C-3E,U+5B-60,U+7B-9F,U+A1-A8,U+AA,U+AC-B6,U+B8-BA,U+BC-C3,U+C5-D5,U+D7-DB,U+DD-DE,U+E0-E3,U+E5-F5,U+F7-FB,U+FD-FF,U+131,U+152-153,U+2C6,U+2DC,U+2000-2012,U+2015-2017,U+201B,U+201F-2025,U+2027-2038,U+203B-20AB,U+20AD-2BFF';
