/** The name of a folder of content/books. */
export type BookId = string;

/** The name of a file of content/articles, without its ending. */
export type ArticleSlug = string;
