import { defineFeature } from '../../platform/features/feature.js';
import { SubscriberImporter } from './subscriber-importer.js';

export const importSubscribers = defineFeature({ providers: [SubscriberImporter] });
