import { defineFeature } from '../../platform/features/feature.js';
import { ChangeSpeaking } from './change-speaking.use-case.js';
import { ListSpeaking } from './list-speaking.query.js';
import { LockSpeaking } from './lock-speaking.use-case.js';
import { MoveSpeaking } from './move-speaking.use-case.js';
import { OpenSpeakingRequest } from './open-speaking-request.use-case.js';
import { SpeakingRequest } from './speaking-request.entity.js';
import { SpeakingController } from './speaking.controller.js';

export const speaking = defineFeature({
  entities: [SpeakingRequest],
  providers: [ChangeSpeaking, ListSpeaking, LockSpeaking, MoveSpeaking, OpenSpeakingRequest],
  controllers: [SpeakingController],
});
