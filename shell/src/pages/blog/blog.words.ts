import { articles, pages, type PageWords } from '@lectern/catalogue';
import { livingPath } from '../../navigation/living-path.js';
import { socialImageOf } from '../../page-content.js';
import type { PageContent } from '../../words.js';
import { type ArticleFace, faceOfArticle } from './article-face.js';

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
  featured: ArticleFace[];
  recent: ArticleFace[];
}

export async function blogContent(): Promise<PageContent<BlogWords>> {
  const { meta, words } = await pages.blog();
  const { article: _around, categories, readTimeText, invitation, ...said } = words;
  const face = (card: (typeof articles)[number]) => faceOfArticle(card, { categories, readTimeText });
  const link = { ...invitation.link, path: livingPath(invitation.link.path) ?? '/' };
  return {
    meta,
    words: {
      ...said,
      invitation: { ...invitation, link },
      featured: articles.filter(({ featured }) => featured).map(face),
      recent: articles.filter(({ featured }) => !featured).map(face),
    },
    socialImage: socialImageOf('/blog'),
  };
}
