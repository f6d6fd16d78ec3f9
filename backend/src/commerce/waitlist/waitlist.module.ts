import { defineFeature } from '../../platform/features/feature.js';
import { AnnounceReleases } from './announce-releases.use-case.js';
import { AskForNotice } from './ask-for-notice.use-case.js';
import { ConfirmNotice } from './confirm-notice.use-case.js';
import { EndNotice } from './end-notice.use-case.js';
import { FindNotice } from './find-notice.query.js';
import { ForgetUnconfirmedNotices } from './forget-unconfirmed-notices.use-case.js';
import { NoticePagesController } from './notice-pages.controller.js';
import { ReadNoticeLetter } from './read-notice-letter.query.js';
import { ReleaseNotice } from './release-notice.entity.js';
import { ReleaseNoticesController } from './release-notices.controller.js';
import { ReleaseProduct } from './release-product.use-case.js';
import { SendNoticeQuestionLetter } from './send-notice-question.letter.js';
import { TellAgainListener } from './tell-again.listener.js';
import { TellAgain } from './tell-again.use-case.js';
import { TellReleaseLetter } from './tell-release.letter.js';

export const releases = defineFeature({
  entities: [ReleaseNotice],
  providers: [
    AnnounceReleases,
    AskForNotice,
    ConfirmNotice,
    EndNotice,
    FindNotice,
    ForgetUnconfirmedNotices,
    ReadNoticeLetter,
    ReleaseProduct,
    SendNoticeQuestionLetter,
    TellAgain,
    TellAgainListener,
    TellReleaseLetter,
  ],
  controllers: [NoticePagesController, ReleaseNoticesController],
  forms: ['api/release-notices'],
});
