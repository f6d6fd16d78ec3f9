import { defineFeature } from '../../platform/features/feature.js';
import { EditionDelivery } from './edition-delivery.js';
import { EditionFiles } from './edition-files.js';
import { EditionReader, ProductEdition, ProductFile } from './edition.entity.js';
import { Editions } from './editions.js';
import { EditionsArchive } from './editions-archive.js';

export const editions = defineFeature({
  entities: [EditionReader, ProductEdition, ProductFile],
  providers: [EditionsArchive, EditionDelivery, EditionFiles, Editions],
});
