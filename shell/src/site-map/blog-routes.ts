import { articleSlugs, type ArticleSlug } from '@lectern/catalogue';
import { entry, type SiteRoute } from './route.js';

const article = (slug: ArticleSlug): SiteRoute =>
  entry({
    path: `/blog/${slug}`,
    chunk: 'src/pages/article/article.page.tsx',
    page: async () => (await import('../pages/article/article.page.js')).ArticlePage,
    content: async () => (await import('../pages/article/article.words.js')).articleContent(slug),
  });

/** The list of articles, and each of them. */
export const blogRoutes: readonly SiteRoute[] = [
  entry({
    path: '/blog',
    chunk: 'src/pages/blog/blog.page.tsx',
    page: async () => (await import('../pages/blog/blog.page.js')).BlogPage,
    content: async () => (await import('../pages/blog/blog.words.js')).blogContent(),
  }),
  ...articleSlugs.map(article),
];
