import { defineFeature } from '../../platform/features/feature.js';
import { BinnedDocuments } from './binned-documents.js';
import { DocumentKinds } from './document-kinds.js';
import { DocumentPreviews } from './document-previews.js';
import { DocumentPreviewsController } from './document-previews.controller.js';
import { DocumentPublishing } from './document-publishing.js';
import { DocumentVersions } from './document-versions.js';
import { DocumentVersionsController } from './document-versions.admin.controller.js';
import { Document, DocumentDraft, DocumentRedirect, DocumentVersion } from './document.entity.js';
import { DocumentsController } from './documents.admin.controller.js';
import { DocumentsArchive } from './documents-archive.js';
import { Documents } from './documents.js';

export const documents = defineFeature({
  entities: [Document, DocumentDraft, DocumentRedirect, DocumentVersion],
  providers: [
    BinnedDocuments,
    DocumentKinds,
    DocumentPreviews,
    DocumentPublishing,
    DocumentVersions,
    Documents,
    DocumentsArchive,
  ],
  controllers: [DocumentPreviewsController, DocumentsController, DocumentVersionsController],
});
