import { defineFeature } from '../../platform/features/feature.js';
import { BinnedDocuments } from './binned-documents.js';
import { DocumentPublishing } from './document-publishing.js';
import { DocumentVersions } from './document-versions.js';
import { Document, DocumentDraft, DocumentRedirect, DocumentVersion } from './document.entity.js';
import { Documents } from './documents.js';

export const documents = defineFeature({
  entities: [Document, DocumentDraft, DocumentRedirect, DocumentVersion],
  providers: [BinnedDocuments, DocumentPublishing, DocumentVersions, Documents],
});
