import { defineFeature } from '../../platform/features/feature.js';
import { OwnRecording } from './own-recording.entity.js';
import { OwnRecordingsController } from './own-recordings.admin.controller.js';
import { OwnRecordingsArchive } from './own-recordings-archive.js';
import { OwnRecordings } from './own-recordings.js';

export const ownRecordings = defineFeature({
  part: 'audio-previews',
  entities: [OwnRecording],
  providers: [OwnRecordings, OwnRecordingsArchive],
  controllers: [OwnRecordingsController],
});
