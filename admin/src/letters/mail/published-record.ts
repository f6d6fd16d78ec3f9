/** A record of the DNS to be published. */
export interface PublishedRecord {
  type: string;
  name: string;
  value: string;
}

/** The record that a piece of advice names: `Publish TXT example.com "v=spf1 mx ~all"`. */
export function recordIn(advice: string): PublishedRecord | undefined {
  const [, type = '', name = '', value = ''] = /\b(TXT|MX|CNAME) (\S+) "([^"]*)"/.exec(advice) ?? [];
  return type ? { type, name, value } : undefined;
}
