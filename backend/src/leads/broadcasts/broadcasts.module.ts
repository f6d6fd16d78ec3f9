import { defineFeature } from '../../platform/features/feature.js';
import { BroadcastCopyLetter } from './broadcast-copy.letter.js';
import { BroadcastRecipient } from './broadcast-recipient.entity.js';
import { Broadcast } from './broadcast.entity.js';
import { BroadcastsController } from './broadcasts.controller.js';
import { ChangeBroadcast } from './change-broadcast.use-case.js';
import { CopyAgainListener } from './copy-again.listener.js';
import { CopyAgain } from './copy-again.use-case.js';
import { CreateBroadcast } from './create-broadcast.use-case.js';
import { DiscardBroadcast } from './discard-broadcast.use-case.js';
import { ListAudiences } from './list-audiences.query.js';
import { ListBroadcasts } from './list-broadcasts.query.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';
import { LockDraft } from './lock-draft.use-case.js';
import { PreviewBroadcast } from './preview-broadcast.use-case.js';
import { ReadBroadcast } from './read-broadcast.query.js';
import { SendBroadcastBatch } from './send-broadcast-batch.use-case.js';
import { SendBroadcastCopy } from './send-broadcast-copy.use-case.js';
import { SetEdition } from './set-edition.use-case.js';
import { StartBroadcast } from './start-broadcast.use-case.js';
import { SteerBroadcast } from './steer-broadcast.use-case.js';
import { SummariseBroadcasts } from './summarise-broadcasts.query.js';
import { TestBroadcastLetter } from './test-broadcast.letter.js';
import { TestBroadcast } from './test-broadcast.use-case.js';

export const broadcasts = defineFeature({
  entities: [Broadcast, BroadcastRecipient],
  providers: [
    BroadcastCopyLetter,
    ChangeBroadcast,
    CopyAgain,
    CopyAgainListener,
    CreateBroadcast,
    DiscardBroadcast,
    ListAudiences,
    ListBroadcasts,
    LockBroadcast,
    LockDraft,
    PreviewBroadcast,
    ReadBroadcast,
    SendBroadcastBatch,
    SendBroadcastCopy,
    SetEdition,
    StartBroadcast,
    SteerBroadcast,
    SummariseBroadcasts,
    TestBroadcast,
    TestBroadcastLetter,
  ],
  controllers: [BroadcastsController],
});
