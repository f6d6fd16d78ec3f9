/** URL of the index, loaded when the search first opens and revalidated later. */
export const searchIndexPath = '/search-index.json';

/** URL of the articles' texts, loaded with the index. */
export const searchArticlesPath = '/search-articles.json';
