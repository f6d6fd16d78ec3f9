import type { Transitions } from '../../platform/transitions.js';

export const DOCUMENT_KINDS = ['article', 'page'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * `draft`: on no page, either new or taken back. `removed`: deleted after its time in the bin; only a text that replaces
 * a content file keeps such a row, so that the file stays hidden.
 */
export const DOCUMENT_STATES = ['draft', 'scheduled', 'published', 'binned', 'removed'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const documentTransitions: Transitions<DocumentState> = {
  draft: ['scheduled', 'published', 'binned'],
  scheduled: ['scheduled', 'draft', 'published', 'binned'],
  published: ['published', 'draft', 'binned'],
  binned: ['draft', 'removed'],
  removed: [],
};

/** `content`: the text of the content file that the document replaces. */
export const VERSION_REASONS = ['content', 'saved', 'left', 'scheduled', 'published', 'restored'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

export const BIN_DAYS = 30;
export const REMOVE_EVERY_MS = 24 * 60 * 60_000;
export const LISTED_VERSIONS = 200;
/** Of a link to a draft. */
export const PREVIEW_DAYS = 7;

/** a–z, digits and hyphens, as in names of content files. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 100;
