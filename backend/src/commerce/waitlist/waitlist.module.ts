import { defineFeature } from '../../platform/features/feature.js';
import { WaitlistArchive } from './waitlist-archive.js';
import { WaitlistEntry } from './waitlist-entry.entity.js';
import { WaitlistController, WaitlistPagesController } from './waitlist.controller.js';
import { Waitlist } from './waitlist.js';

export const waitlist = defineFeature({
  entities: [WaitlistEntry],
  providers: [WaitlistArchive, Waitlist],
  controllers: [WaitlistPagesController, WaitlistController],
  forms: ['api/release-notices'],
});
