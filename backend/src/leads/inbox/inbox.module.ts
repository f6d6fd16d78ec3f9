import { defineFeature } from '../../platform/features/feature.js';
import { AnswerMessageLetter } from './answer-message.letter.js';
import { AnswerMessage } from './answer-message.use-case.js';
import { ContactReply } from './contact-reply.entity.js';
import { ContactThread } from './contact-thread.entity.js';
import { CountInbox } from './count-inbox.query.js';
import { FileThread } from './file-thread.use-case.js';
import { InboxController } from './inbox.controller.js';
import { ListInbox } from './list-inbox.query.js';
import { LockThread } from './lock-thread.use-case.js';
import { MoveThread } from './move-thread.use-case.js';
import { NoteThread } from './note-thread.use-case.js';
import { ReadMessage } from './read-message.query.js';

export const inbox = defineFeature({
  entities: [ContactReply, ContactThread],
  providers: [
    AnswerMessage,
    AnswerMessageLetter,
    CountInbox,
    FileThread,
    ListInbox,
    LockThread,
    MoveThread,
    NoteThread,
    ReadMessage,
  ],
  controllers: [InboxController],
});
