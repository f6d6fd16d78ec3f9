/** Files of other services, in the structure of their exports. */
export interface ExportFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface WordpressPost {
  id: number;
  title: string;
  slug: string;
  html: string;
  type?: 'post' | 'page';
}

const OLD_SITE = 'https://old.example.com';

const cdata = (text: string) => `<![CDATA[${text}]]>`;

const item = ({ id, title, slug, html, type = 'post' }: WordpressPost): string => `<item>
<title>${cdata(title)}</title>
<link>${OLD_SITE}/2019/03/${slug}/</link>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>${cdata('2019-03-04 10:00:00')}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata('publish')}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:post_type>${cdata(type)}</wp:post_type>
</item>`;

export function wordpressExport(posts: readonly WordpressPost[]): ExportFile {
  const content = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<link>${OLD_SITE}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${OLD_SITE}</wp:base_site_url>
<wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
${posts.map(item).join('\n')}
</channel>
</rss>
`;
  return { name: 'wordpress.xml', mimeType: 'text/xml', buffer: Buffer.from(content) };
}

const MAILCHIMP_COLUMNS = 'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LEID,TAGS';

/** Subscribers with their proof of consent. */
export function mailchimpExport(emails: readonly string[]): ExportFile {
  const rows = emails.map((email, at) => `${email},Reader,2,2024-03-01 10:00:00,192.0.2.7,${at},`);
  const buffer = Buffer.from([MAILCHIMP_COLUMNS, ...rows].join('\n'));
  return { name: 'subscribed.csv', mimeType: 'text/csv', buffer };
}
