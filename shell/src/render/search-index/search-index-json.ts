import {
  articleBodyOf,
  articles,
  type BookCard,
  books,
  detailsOf,
  downloads,
  pages,
  site,
} from '@lectern/catalogue';
import {
  type SearchArticles,
  type SearchIndex,
  searchIndexVersion,
  type SearchTexts,
  type SearchEntry,
} from '@lectern/widget-kit';

import { searchArticlesPath, searchIndexPath } from './search-index-path.js';
import type { SiteFile } from '../site-file.js';
import { routeFor } from '../../site-map/site-map.js';

/** All that can be found, and all that the search says. */
function readSearchIndex(): SearchIndex {
  const entries = [...books.map(searchableBook), ...searchablePages(), ...searchableAnswers()];
  return { version: searchIndexVersion, texts: searchTexts(), entries, articlesPath: searchArticlesPath };
}

/** The index as a file beside the pages, for the site and for whoever embeds its search. */
export function searchIndexJson(): SiteFile {
  return {
    path: searchIndexPath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(readSearchIndex()),
  };
}

/** The articles' texts as a file of their own: with many articles it is longer than all the rest of the index. */
export function searchArticlesJson(): SiteFile {
  const texts: SearchArticles = Object.fromEntries(
    articles.map(({ slug }) => [slug, articleBodyOf(slug).plainText]),
  );
  return {
    path: searchArticlesPath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(texts),
  };
}

/** What the search says; what is said in its place when it cannot be had stays with the page. */
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

/** What stands on a page under a name of its own: questions, services, samples. Each leads to its place there. */
function searchableAnswers(): SearchEntry[] {
  const { about, speaking } = pages;
  const questions = about.words.questions.map(({ id, question, answer }): SearchEntry => ({
    id,
    type: 'question',
    title: question,
    text: answer.join(' '),
    url: `/about#${id}`,
  }));
  const services = speaking.words.services.map(({ id, title, description, topics }): SearchEntry => ({
    id,
    type: 'service',
    title,
    text: description,
    more: topics.join(', '),
    url: `/speaking#${id}`,
  }));
  const samples = downloads.cards.map(({ id, title, description }): SearchEntry => ({
    id,
    type: 'sample',
    title,
    text: description,
    url: `/downloads#${id}`,
  }));
  return [...questions, ...services, ...samples];
}

/** A book, by title, description and keywords (specification 1, section 2). */
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

/** The pages that the search finds by specification 1, section 2. */
const specifiedPaths: readonly string[] = ['/about', '/speaking', '/contact', '/blog'];

/** Pages, places on pages, and articles. */
function searchablePages(): SearchEntry[] {
  const { navigation, footer } = site;
  const links = [...navigation.main, ...navigation.drawer, footer.privacyLink];
  // A path that is named twice keeps the name that the bar gives it.
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
  return [...pages, ...places, ...searchableArticles()];
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

function searchableArticles(): SearchEntry[] {
  return articles.map(({ slug, path, title, excerpt, keywords }) => ({
    id: slug,
    type: 'article',
    title,
    text: excerpt,
    more: keywords.join(', '),
    url: path,
  }));
}
