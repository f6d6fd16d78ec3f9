import { defineFeature } from '../../platform/features/feature.js';
import { BroughtPictures } from './brought-pictures.js';
import { ImportedPictures } from './imported-pictures.js';
import { PublicAddresses } from './public-addresses.js';

export const importedPictures = defineFeature({
  providers: [BroughtPictures, ImportedPictures, PublicAddresses],
});
