export { isAllowedAddress, isAllowedPicture } from './addresses.js';
export { innerTokens, markdownTokens } from './markdown-tokens.js';
export { normalizedDocument } from './normalized.js';
export { plainTextOf, wordCountOf } from './plain-text.js';
export { quotationParts } from './quotation-parts.js';
export { type MarkdownFault, type ReadMarkdown, readMarkdown } from './read-markdown.js';
export { schema } from './schema.js';
export { type WrittenDocument, isWritable, writeDocument, writeMarkdown } from './write-markdown.js';
