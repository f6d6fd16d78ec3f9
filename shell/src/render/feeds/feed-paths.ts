export const feedPaths = { rss: '/blog/rss.xml', json: '/blog/feed.json' } as const;
