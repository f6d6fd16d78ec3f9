/** Where programs that follow the blog find it. */
export const feedPaths = { rss: '/blog/rss.xml', json: '/blog/feed.json' } as const;
