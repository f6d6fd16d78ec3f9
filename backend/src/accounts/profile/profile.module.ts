import { defineFeature } from '../../platform/features/feature.js';
import { AccountController } from './account.controller.js';
import { ChangeName } from './change-name.use-case.js';
import { EndSessions } from './end-sessions.use-case.js';
import { ReadAccount } from './read-account.query.js';

export const account = defineFeature({
  providers: [ChangeName, EndSessions, ReadAccount],
  controllers: [AccountController],
});
