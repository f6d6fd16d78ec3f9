import { defineFeature } from '../../platform/features/feature.js';
import { FindKitFile } from './find-kit-file.query.js';
import { KitRequest } from './kit-request.entity.js';
import { KitController } from './kit.controller.js';
import { MailKitAgainListener } from './mail-kit-again.listener.js';
import { MailKitAgain } from './mail-kit-again.use-case.js';
import { RequestKit } from './request-kit.use-case.js';
import { SendKitLetter } from './send-kit.letter.js';

export const starterKit = defineFeature({
  entities: [KitRequest],
  providers: [FindKitFile, MailKitAgain, MailKitAgainListener, RequestKit, SendKitLetter],
  controllers: [KitController],
});
