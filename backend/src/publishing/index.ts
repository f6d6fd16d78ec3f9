export { Pictures, PICTURES_CHANGED } from './pictures/pictures.js';
export { type PictureUse, PictureUses, type PictureUseSource } from './pictures/picture-uses.js';
export { isPictureId, pictureAddress } from './pictures/picture-rules.js';
export { TEXT_BODY_LIMIT } from './articles/article-rules.js';
export { PublishedArticles } from './articles/published-articles.js';
export { DOCUMENTS_CHANGED } from './documents/document-publishing.js';
export { PublishedPages } from './pages/published-pages.js';
export { type ArticleText, ArticleTexts } from './articles/article-texts.js';
