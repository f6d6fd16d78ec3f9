import { defineFeature } from '../../platform/features/feature.js';
import { AskerPrivacy } from './asker-privacy.js';

export const askerPrivacy = defineFeature({ providers: [AskerPrivacy] });
