import { defineFeature } from '../../platform/features/feature.js';
import { AccessCode } from './access-code.entity.js';
import { AccessController } from './access.controller.js';
import { AskForCode } from './ask-for-code.use-case.js';
import { CloseSession } from './close-session.use-case.js';
import { ConfirmCode } from './confirm-code.use-case.js';
import { EnterCompanion } from './enter-companion.use-case.js';
import { FindSession } from './find-session.query.js';
import { OpenAssessment } from './open-assessment.use-case.js';
import { OpenSession } from './open-session.use-case.js';
import { SendAccessCodeLetter } from './send-access-code.letter.js';

export const legalAccess = defineFeature({
  entities: [AccessCode],
  providers: [
    AskForCode,
    CloseSession,
    ConfirmCode,
    EnterCompanion,
    FindSession,
    OpenAssessment,
    OpenSession,
    SendAccessCodeLetter,
  ],
  controllers: [AccessController],
});
