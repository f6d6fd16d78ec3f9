import type { Blog, PublishedArticle } from '@lectern/catalogue';

import { articlesPerPage, featuredArticles } from './blog-rules.js';

/** A page of the list of articles. */
export interface BlogPlace {
  /** Null for all articles. */
  category: string | null;
  /** From 1. */
  page: number;
}

export const firstBlogPage: BlogPlace = { category: null, page: 1 };

type Articles = Pick<Blog, 'articles'>;

const featuredOf = ({ articles }: Articles): readonly PublishedArticle[] =>
  articles.filter((article) => article.featured).slice(0, featuredArticles);

function unfeaturedOf(blog: Articles): readonly PublishedArticle[] {
  const featured = featuredOf(blog);
  return blog.articles.filter((article) => !featured.includes(article));
}

/** Whether the list is too long for one page. Categories have pages of their own then. */
export const hasManyArticles = (blog: Articles): boolean => unfeaturedOf(blog).length > articlesPerPage;

/** Categories that have articles, in the order of their newest one. */
export const usedCategories = ({ articles }: Articles): string[] => [
  ...new Set(articles.flatMap(({ category }) => category ?? [])),
];

/** Articles in the list, without the featured ones if it has all categories. */
function listOf(blog: Articles, category: string | null): readonly PublishedArticle[] {
  if (category === null) return unfeaturedOf(blog);
  return blog.articles.filter((article) => article.category === category);
}

export const pageCount = (blog: Articles, category: string | null): number =>
  Math.max(1, Math.ceil(listOf(blog, category).length / articlesPerPage));

export function articlesOn(
  blog: Articles,
  { category, page }: BlogPlace,
): { featured: readonly PublishedArticle[]; recent: readonly PublishedArticle[] } {
  const start = (page - 1) * articlesPerPage;
  return {
    featured: category === null && page === 1 ? featuredOf(blog) : [],
    recent: listOf(blog, category).slice(start, start + articlesPerPage),
  };
}

/** `/blog/category/faith/page/2` */
export function blogPath({ category, page }: BlogPlace): string {
  return `/blog${category === null ? '' : `/category/${category}`}${page === 1 ? '' : `/page/${page}`}`;
}

/** All pages of a list. */
export const placesIn = (blog: Articles, category: string | null): BlogPlace[] =>
  Array.from({ length: pageCount(blog, category) }, (_none, at) => ({ category, page: at + 1 }));

/** The pages after the first. */
export const furtherBlogPages = (blog: Articles): readonly BlogPlace[] =>
  hasManyArticles(blog)
    ? [null, ...usedCategories(blog)]
        .flatMap((category) => placesIn(blog, category))
        .filter((place) => blogPath(place) !== '/blog')
    : [];
