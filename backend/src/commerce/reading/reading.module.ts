import { defineFeature } from '../../platform/features/feature.js';
import { ReadingArchive } from './reading-archive.js';
import { BookReading } from './book-reading.js';
import { ReadingController } from './reading.controller.js';
import { ReadingPageController } from './reading-page.controller.js';
import { ReadingProof } from './reading-proof.js';
import { SyncedNotes } from './synced-notes.js';

export const reading = defineFeature({
  providers: [ReadingArchive, BookReading, ReadingProof, SyncedNotes],
  controllers: [ReadingPageController, ReadingController],
});
