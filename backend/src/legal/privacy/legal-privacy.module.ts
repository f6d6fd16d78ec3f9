import { defineFeature } from '../../platform/features/feature.js';
import { LegalPrivacy } from './legal-privacy.js';

export const legalPrivacy = defineFeature({ providers: [LegalPrivacy] });
