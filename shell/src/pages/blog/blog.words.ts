import {
  type ArticleCard,
  type Blog,
  pages,
  partContent,
  type PageWords,
  type PathLink,
} from '@lectern/catalogue';
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
function listHeading(blog: Blog, { category, page }: BlogPlace, { recentHeading }: Words): string {
  if (page > 1 && category === null) return m.blog.pages.place(page, pageCount(blog, category));
  return blog.categories[category ?? ''] ?? recentHeading;
}

function titleOf({ categories }: Blog, { category, page }: BlogPlace, title: string): string {
  const label = categories[category ?? ''];
  const named = label === undefined ? title : `${label} | ${title}`;
  return page === 1 ? named : m.blog.pages.title(named, page);
}

function categoryLinks(blog: Blog, place: BlogPlace, { article }: Words): BlogWords['categoryLinks'] {
  if (!hasManyArticles(blog)) return [];
  return [null, ...usedCategories(blog)].map((category) => ({
    label: blog.categories[category ?? ''] ?? article.allLabel,
    path: blogPath({ category, page: 1 }),
    isCurrent: category === place.category,
  }));
}

function pagingOf(blog: Blog, { category, page }: BlogPlace): BlogWords['paging'] {
  const paths = placesIn(blog, category).map(blogPath);
  return paths.length === 1 ? null : { page, paths };
}

export function blogContent(blog: Blog, place: BlogPlace = firstBlogPage): PageContent<BlogWords> {
  const { meta, words } = partContent('blog', pages.blog);
  const { article: _around, categories: _own, readTimeText, invitation, ...said } = words;
  const { categories } = blog;
  const face = (card: ArticleCard) => summaryOfArticle(card, { categories, readTimeText });
  const { featured, recent } = articlesOn(blog, place);
  return {
    meta: { ...meta, title: titleOf(blog, place, meta.title) },
    words: {
      ...said,
      invitation,
      recentHeading: listHeading(blog, place, words),
      featured: featured.map(face),
      recent: recent.map(face),
      categoryLinks: categoryLinks(blog, place, words),
      paging: pagingOf(blog, place),
    },
    socialImage: socialImageOf('/blog'),
  };
}
