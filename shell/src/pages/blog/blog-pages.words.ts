import { type ArticleCard, articles } from '@lectern/catalogue';

import { articlesPerPage, featuredArticles } from './blog-rules.js';

/** A page of the list of articles. */
export interface BlogPlace {
  /** Null for all articles. */
  category: string | null;
  /** From 1. */
  page: number;
}

export const firstBlogPage: BlogPlace = { category: null, page: 1 };

const featured = articles.filter((article) => article.featured).slice(0, featuredArticles);
const unfeatured = articles.filter((article) => !featured.includes(article));

/** Whether the list is too long for one page. Categories have pages of their own then. */
export const hasManyArticles = unfeatured.length > articlesPerPage;

/** Categories that have articles, in the order of their newest one. */
export const usedCategories = [...new Set(articles.flatMap(({ category }) => category ?? []))];

/** Articles in the list, without the featured ones if it has all categories. */
function listOf(category: string | null): readonly ArticleCard[] {
  return category === null ? unfeatured : articles.filter((article) => article.category === category);
}

export const pageCount = (category: string | null): number =>
  Math.max(1, Math.ceil(listOf(category).length / articlesPerPage));

export function articlesOn({ category, page }: BlogPlace): {
  featured: readonly ArticleCard[];
  recent: readonly ArticleCard[];
} {
  const start = (page - 1) * articlesPerPage;
  return {
    featured: category === null && page === 1 ? featured : [],
    recent: listOf(category).slice(start, start + articlesPerPage),
  };
}

/** `/blog/category/faith/page/2` */
export function blogPath({ category, page }: BlogPlace): string {
  return `/blog${category === null ? '' : `/category/${category}`}${page === 1 ? '' : `/page/${page}`}`;
}

/** All pages of a list. */
export const placesIn = (category: string | null): BlogPlace[] =>
  Array.from({ length: pageCount(category) }, (_none, at) => ({ category, page: at + 1 }));

/** The pages after the first. */
export const furtherBlogPages: readonly BlogPlace[] = hasManyArticles
  ? [null, ...usedCategories].flatMap(placesIn).filter((place) => blogPath(place) !== '/blog')
  : [];
