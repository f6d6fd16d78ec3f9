import { defineFeature } from '../../platform/features/feature.js';
import { ProofController } from './proof.controller.js';
import { Proof } from './proof.js';

export const proof = defineFeature({ providers: [Proof], controllers: [ProofController] });
