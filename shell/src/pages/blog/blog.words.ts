import { articles, pages, partContent, type PageWords } from '@lectern/catalogue';
import { socialImageOf, type PageContent } from '../../site-map/page-content.js';
import { type ArticleSummary, summaryOfArticle } from './article-summary.js';

export interface BlogWords extends Pick<
  PageWords<'blog'>,
  | 'eyebrow'
  | 'heading'
  | 'intro'
  | 'featuredHeading'
  | 'recentHeading'
  | 'readMoreLabel'
  | 'invitation'
  | 'feedsText'
  | 'feeds'
> {
  featured: ArticleSummary[];
  recent: ArticleSummary[];
}

export function blogContent(): PageContent<BlogWords> {
  const { meta, words } = partContent('blog', pages.blog);
  const { article: _around, categories, readTimeText, invitation, ...said } = words;
  const face = (card: (typeof articles)[number]) => summaryOfArticle(card, { categories, readTimeText });
  return {
    meta,
    words: {
      ...said,
      invitation,
      featured: articles.filter(({ featured }) => featured).map(face),
      recent: articles.filter(({ featured }) => !featured).map(face),
    },
    socialImage: socialImageOf('/blog'),
  };
}
