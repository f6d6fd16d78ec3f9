import { defineFeature } from '../../platform/features/feature.js';
import { AccessCode } from './access-code.entity.js';
import { AccessCodes } from './access-codes.js';
import { AccessController } from './access.controller.js';
import { CompanionSessions } from './companion-sessions.js';

export const legalAccess = defineFeature({
  entities: [AccessCode],
  providers: [AccessCodes, CompanionSessions],
  controllers: [AccessController],
});
