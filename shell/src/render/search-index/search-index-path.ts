export const searchIndexPath = '/search-index.json';

export const searchArticlesPath = '/search-articles.json';
