/** Texts of other services in the structure of their exports. */
export interface WxrPost {
  id: number;
  title?: string;
  html?: string;
  type?: string;
  status?: string;
  slug?: string;
  link?: string;
  date?: string;
  parent?: number;
  tags?: readonly string[];
  categories?: readonly string[];
  meta?: Readonly<Record<string, string>>;
  /** More elements. */
  more?: string;
}

export const OLD_SITE = 'https://old.example.com';

/** A CDATA section can't hold its own end, so WordPress splits it. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const wxrItem = (post: WxrPost): string => {
  const { id, title = `Post ${id}`, html = `Text ${id}`, type = 'post', status = 'publish' } = post;
  const { slug = `post-${id}`, link = `${OLD_SITE}/2019/03/${slug}/`, date = '2019-03-04 10:00:00' } = post;
  const terms = (domain: string, names: readonly string[] = []) =>
    names
      .map(
        (name) =>
          `<category domain="${domain}" nicename="${encodeURIComponent(name)}">${cdata(name)}</category>`,
      )
      .join('');
  const meta = Object.entries(post.meta ?? {})
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
    .join('\n');
  return `<item>
<title>${cdata(title)}</title>
<link>${link}</link>
<pubDate>Mon, 04 Mar 2019 10:00:00 +0000</pubDate>
<dc:creator>${cdata('admin')}</dc:creator>
<guid isPermaLink="false">${OLD_SITE}/?p=${id}</guid>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${post.parent ?? 0}</wp:post_parent>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata('')}</wp:post_password>
${terms('category', post.categories)}${terms('post_tag', post.tags)}
${meta}${post.more ?? ''}
</item>`;
};

export const WXR_HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.6" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<link>${OLD_SITE}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${OLD_SITE}</wp:base_site_url>
<wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
`;

export const WXR_END = '</channel>\n</rss>\n';

export const wxr = (...posts: readonly WxrPost[]): string =>
  `${WXR_HEAD}${posts.map(wxrItem).join('\n')}${WXR_END}`;

export const SECRET = 'not-for-anyone';

/** A Ghost export; older ones have no `db`. */
export const ghostExport = (
  posts: readonly object[],
  { isOld = false, ...tables }: Record<string, unknown> = {},
) => {
  const data = {
    posts,
    users: [{ id: '1', password: SECRET }],
    settings: [{ key: 'stripe_secret_key', value: SECRET }],
    api_keys: [{ id: '1', secret: SECRET }],
    ...tables,
  };
  const meta = { exported_on: 1_700_000_000_000, version: isOld ? '003' : '5.80.0' };
  return JSON.stringify(isOld ? { meta, data } : { db: [{ meta, data }] });
};

export const SUBSTACK_COLUMNS =
  'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url';
