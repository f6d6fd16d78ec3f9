import { defineFeature } from '../../platform/features/feature.js';
import { RoadmapMailing } from './roadmap-mailing.js';

export const roadmapEmail = defineFeature({ providers: [RoadmapMailing] });
