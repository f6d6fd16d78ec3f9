import { defineFeature } from '../features/feature.js';
import { SealedSecrets } from './sealed-secrets.js';
import { SignedLinks } from './signed-links.js';
import { SigningKey } from './signing-key.js';

export const links = defineFeature({
  providers: [SealedSecrets, SignedLinks, SigningKey],
});
