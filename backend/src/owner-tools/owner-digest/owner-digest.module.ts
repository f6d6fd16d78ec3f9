import { defineFeature } from '../../platform/features/feature.js';
import { OwnerDigest } from './owner-digest.js';

export const ownerDigest = defineFeature({ providers: [OwnerDigest] });
