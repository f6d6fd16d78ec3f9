import { defineFeature } from '../../platform/features/feature.js';
import { PersonalCopiesArchive } from './personal-copies-archive.js';
import { CopyMaking } from './copy-making.js';
import { CopyRemoval } from './copy-removal.js';
import { CopyRequests } from './copy-requests.js';
import { PersonalCopiesAdminController } from './personal-copies.admin.controller.js';
import { PersonalCopies } from './personal-copies.js';
import { PersonalCopy, PersonalCopyFault, PersonalCopyProduct } from './personal-copy.entity.js';

export const personalCopies = defineFeature({
  entities: [PersonalCopy, PersonalCopyFault, PersonalCopyProduct],
  providers: [PersonalCopiesArchive, CopyMaking, CopyRemoval, CopyRequests, PersonalCopies],
  controllers: [PersonalCopiesAdminController],
});
