const BLANK = '[removed]';

/** Letters of a mail address before its @, in any script. */
const MAILBOX = String.raw`[\p{L}\p{N}._+-]`;

/** Where a run of such letters begins: not at the n of an escaped line break, but right after it. */
const startOf = (letters: string) => String.raw`(?<!\\)(?:(?<!${letters})|(?<=\\(?:[bfnrt]|u[0-9a-f]{4})))`;

const SECRETS = new RegExp(
  [
    // User and password in the address of a server.
    String.raw`(?<=:\/\/)[^\s\/"\\@]+(?=@)`,
    // A mail address, also as it stands in a URL.
    String.raw`${startOf(MAILBOX)}${MAILBOX}+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
    // Keys by their prefix, and what makes a payment's id its secret.
    String.raw`${startOf('[A-Za-z0-9]')}(?:sk|rk|pk|whsec)_\w+`,
    String.raw`(?<=_secret_)\w+`,
    // 32 random bytes in base64url, as in a private link; and a signature in hex.
    String.raw`${startOf(String.raw`[\w-]`)}[\w-]{43}(?![\w-])`,
    String.raw`(?<=v1=)[0-9a-f]{16,}`,
    // As long as the number of a card; a number of JSON's own stands after a colon.
    String.raw`(?<![\d.:])\d{14,19}(?!\d)`,
  ].join('|'),
  'gu',
);

/**
 * The last net before a line of JSON is written: what looks like a mail address, a key, a secret, a private
 * link's token or a card number is replaced. The line stays JSON: no quote and no escape is touched.
 */
export function blankSecrets(line: string): string {
  return line.replace(SECRETS, BLANK);
}
