/** Shown as large cards, on the first page alone. */
export const featuredArticles = 3;
/** In the list of one page. */
export const articlesPerPage = 12;
/** Up to this number of pages, each has a link of its own. */
export const maxPageLinks = 7;
/** Of the same category, at the foot of an article. */
export const relatedArticles = 2;
