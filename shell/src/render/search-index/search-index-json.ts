import { type Blog, type BookCard, books, detailsOf, downloads, pages, site } from '@lectern/catalogue';
import {
  type SearchArticles,
  type SearchIndex,
  searchIndexVersion,
  type SearchTexts,
  type SearchEntry,
} from '@lectern/widget-kit';

import { searchArticlesPath, searchIndexPath } from './search-index-path.js';
import type { SiteFile, SiteFileSource } from '../site-file.js';
import { routeFor } from '../../site-map/site-map.js';

function readSearchIndex(blog: Blog): SearchIndex {
  const entries = [...books.map(searchableBook), ...searchablePages(blog), ...searchableAnswers()];
  return { version: searchIndexVersion, texts: searchTexts(), entries, articlesPath: searchArticlesPath };
}

type Source = Pick<SiteFileSource, 'data'>;

export function searchIndexJson({ data }: Source): SiteFile {
  return {
    path: searchIndexPath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(readSearchIndex(data.blog)),
  };
}

/** Texts of the articles in a file of their own, which with many articles is larger than the rest of the index. */
export function searchArticlesJson({ data }: Source): SiteFile {
  const texts: SearchArticles = Object.fromEntries(
    data.blog.articles.map(({ slug, plainText }) => [slug, plainText]),
  );
  return {
    path: searchArticlesPath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(texts),
  };
}

/** Texts of the search. The message for a failed load is in the page. */
function searchTexts(): SearchTexts {
  const {
    label: _label,
    failureText: _failureText,
    retryLabel: _retryLabel,
    dismissLabel: _dismissLabel,
    places: _places,
    ...texts
  } = site.navigation.search;
  return texts;
}

/** Named sections of pages: questions, services, samples. Each links to its place. */
function searchableAnswers(): SearchEntry[] {
  const { about, speaking } = pages;
  const questions = about.words.questions.map(({ id, question, answer }): SearchEntry => ({
    id,
    type: 'question',
    title: question,
    text: answer.join(' '),
    url: `/about#${id}`,
  }));
  const services = (speaking?.words.services ?? []).map(
    ({ id, title, description, topics }): SearchEntry => ({
      id,
      type: 'service',
      title,
      text: description,
      more: topics.join(', '),
      url: `/speaking#${id}`,
    }),
  );
  const samples = downloads.cards.map(({ id, title, description }): SearchEntry => ({
    id,
    type: 'sample',
    title,
    text: description,
    url: `/downloads#${id}`,
  }));
  return [...questions, ...services, ...samples];
}

/** A book by title, description and keywords (specification 1, section 2). */
function searchableBook({ id, path, fullTitle, subtitle, keywords, cover }: BookCard): SearchEntry {
  const { description } = detailsOf(id);
  const unsaid = subtitle && !fullTitle.includes(subtitle) ? [subtitle] : [];
  return {
    id,
    type: 'book',
    title: fullTitle,
    text: description.join(' '),
    more: [...unsaid, ...keywords].join(', '),
    url: path,
    image: cover.thumbSrc,
  };
}

/** Pages required by specification 1, section 2. */
const specifiedPaths: readonly string[] = ['/about', '/speaking', '/contact', '/blog'];

function searchablePages(blog: Blog): SearchEntry[] {
  const { navigation, footer } = site;
  const links = [...navigation.main, ...navigation.drawer, footer.privacyLink];
  // The header's label wins if a path has several.
  const labels = new Map(links.toReversed().map(({ path, label }) => [path, label]));
  const pages: SearchEntry[] = [];
  for (const [path, label] of [...labels].toReversed()) pages.push(searchablePage(path, label));
  const places = navigation.search.places.map(({ title, text, path, keywords }): SearchEntry => ({
    id: title,
    type: 'page',
    title,
    text,
    more: keywords.join(', '),
    url: path,
  }));
  return [...pages, ...places, ...searchableArticles(blog)];
}

function searchablePage(path: string, title: string): SearchEntry {
  const { description, keywords } = routeFor(path).content().meta;
  const entry = {
    id: path,
    type: 'page',
    title,
    text: description,
    more: keywords.join(', '),
    url: path,
  } as const;
  return specifiedPaths.includes(path) ? { ...entry, isSpecified: true } : entry;
}

function searchableArticles({ articles }: Blog): SearchEntry[] {
  return articles.map(({ slug, path, title, excerpt, keywords }) => ({
    id: slug,
    type: 'article',
    title,
    text: excerpt,
    more: keywords.join(', '),
    url: path,
  }));
}
