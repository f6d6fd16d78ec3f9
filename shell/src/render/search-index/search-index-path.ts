/** Where the search finds what can be found; asked for when it is first opened, and again only to see if it changed. */
export const searchIndexPath = '/search-index.json';

/** The texts of the articles, loaded with the index. */
export const searchArticlesPath = '/search-articles.json';
