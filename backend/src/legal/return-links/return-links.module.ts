import { defineFeature } from '../../platform/features/feature.js';
import { AccessCodes } from './access-codes.js';
import { AccessController } from './access.controller.js';
import { CompanionSessions } from './companion-sessions.js';

export const legalAccess = defineFeature({
  part: 'legal-companion',
  providers: [AccessCodes, CompanionSessions],
  controllers: [AccessController],
});
