import { defineFeature } from '../../platform/features/feature.js';
import { Devices } from './devices.js';

export const devices = defineFeature({ providers: [Devices] });
