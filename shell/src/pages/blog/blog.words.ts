import { type ArticleCard, pages, partContent, type PageWords, type PathLink } from '@lectern/catalogue';
import * as m from '../../messages.en.js';
import { socialImageOf, type PageContent } from '../../site-map/page-content.js';
import { type ArticleSummary, summaryOfArticle } from './article-summary.js';
import {
  articlesOn,
  type BlogPlace,
  blogPath,
  firstBlogPage,
  hasManyArticles,
  pageCount,
  placesIn,
  usedCategories,
} from './blog-pages.words.js';

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
  /** None if all articles fit on one page. */
  categoryLinks: (PathLink & { isCurrent: boolean })[];
  /** `page` is from 1; `paths` are of all pages. Null if there is one. */
  paging: { page: number; paths: string[] } | null;
}

type Words = PageWords<'blog'>;

/** "Recent Articles", the category, or the place in the list. */
function listHeading({ category, page }: BlogPlace, { recentHeading, categories }: Words): string {
  if (page > 1 && category === null) return m.blog.pages.place(page, pageCount(category));
  return categories[category ?? ''] ?? recentHeading;
}

function titleOf({ category, page }: BlogPlace, title: string, { categories }: Words): string {
  const label = categories[category ?? ''];
  const named = label === undefined ? title : `${label} | ${title}`;
  return page === 1 ? named : m.blog.pages.title(named, page);
}

function categoryLinks(place: BlogPlace, { categories, article }: Words): BlogWords['categoryLinks'] {
  if (!hasManyArticles) return [];
  return [null, ...usedCategories].map((category) => ({
    label: categories[category ?? ''] ?? article.allLabel,
    path: blogPath({ category, page: 1 }),
    isCurrent: category === place.category,
  }));
}

function pagingOf({ category, page }: BlogPlace): BlogWords['paging'] {
  const paths = placesIn(category).map(blogPath);
  return paths.length === 1 ? null : { page, paths };
}

export function blogContent(place: BlogPlace = firstBlogPage): PageContent<BlogWords> {
  const { meta, words } = partContent('blog', pages.blog);
  const { article: _around, categories, readTimeText, invitation, ...said } = words;
  const face = (card: ArticleCard) => summaryOfArticle(card, { categories, readTimeText });
  const { featured, recent } = articlesOn(place);
  return {
    meta: { ...meta, title: titleOf(place, meta.title, words) },
    words: {
      ...said,
      invitation,
      recentHeading: listHeading(place, words),
      featured: featured.map(face),
      recent: recent.map(face),
      categoryLinks: categoryLinks(place, words),
      paging: pagingOf(place),
    },
    socialImage: socialImageOf('/blog'),
  };
}
