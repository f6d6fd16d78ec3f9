/** Name of a folder of content/books. */
export type BookId = string;

/** Name of a file of content/articles, without extension. */
export type ArticleSlug = string;
