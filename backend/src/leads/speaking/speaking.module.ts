import { defineFeature } from '../../platform/features/feature.js';
import { SpeakingArchive } from './speaking-archive.js';
import { SpeakingRequest } from './speaking-request.entity.js';
import { SpeakingEvents } from './speaking-events.js';
import { SpeakingRequests } from './speaking-requests.js';
import { SpeakingController } from './speaking.admin.controller.js';

export const speaking = defineFeature({
  part: 'speaking',
  entities: [SpeakingRequest],
  providers: [SpeakingArchive, SpeakingEvents, SpeakingRequests],
  controllers: [SpeakingController],
});
