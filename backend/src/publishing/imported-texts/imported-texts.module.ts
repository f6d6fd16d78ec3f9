import { defineFeature } from '../../platform/features/feature.js';
import { DocumentOldAddress, ImportedText } from './imported-text.entity.js';
import { ImportedTexts } from './imported-texts.js';
import { TextDecisions } from './text-decisions.js';

export const importedTexts = defineFeature({
  entities: [DocumentOldAddress, ImportedText],
  providers: [ImportedTexts, TextDecisions],
});
