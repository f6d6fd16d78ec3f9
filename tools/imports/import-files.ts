const READERS = 'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LEID,TAGS\n';

/** Mailchimp's file of those who are subscribed. */
export function readersFile(count: number): Blob {
  const rows = Array.from(
    { length: count },
    (_, n) => `reader-${n}@example.com,Reader ${n},2,2024-03-01 10:00:00,192.0.2.7,${n},"""Books"""\n`,
  );
  return new Blob([READERS, ...rows]);
}

const WXR = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<link>https://old.example.com</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example.com</wp:base_site_url>
`;

/** Some 600 words, as in a classic post: without `<p>`. */
const wordsOf = (n: number): string =>
  Array.from(
    { length: 12 },
    (_, at) =>
      `Paragraph ${at} of text ${n} has <em>some fifty words</em>, ${'as an evening with a book has, '.repeat(6)}and a <a href="/about/">link</a>.`,
  ).join('\n\n');

const articleOf = (n: number): string => `<item>
<title><![CDATA[Text ${n}]]></title>
<link>https://old.example.com/2019/03/text-${n}/</link>
<content:encoded><![CDATA[${wordsOf(n)}]]></content:encoded>
<wp:post_id>${n + 1}</wp:post_id>
<wp:post_date_gmt><![CDATA[2019-03-04 10:00:00]]></wp:post_date_gmt>
<wp:post_name><![CDATA[text-${n}]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status>
<wp:post_type><![CDATA[post]]></wp:post_type>
</item>
`;

/** An export of WordPress with published articles. */
export const articlesFile = (count: number): Blob =>
  new Blob([WXR, ...Array.from({ length: count }, (_, n) => articleOf(n)), '</channel>\n</rss>\n']);
