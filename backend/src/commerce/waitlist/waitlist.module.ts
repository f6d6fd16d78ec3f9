import { defineFeature } from '../../platform/features/feature.js';
import { WaitlistEntry } from './waitlist-entry.entity.js';
import { ReleaseNoticesController, WaitlistPagesController } from './waitlist.controller.js';
import { Waitlist } from './waitlist.js';

export const waitlist = defineFeature({
  entities: [WaitlistEntry],
  providers: [Waitlist],
  controllers: [WaitlistPagesController, ReleaseNoticesController],
  forms: ['api/release-notices'],
});
