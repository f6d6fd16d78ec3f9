import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Events } from '../../platform/events/events.js';
import { letterWantedAgain } from '../../platform/events/letter-wanted-again.event.js';
import { type BroadcastCopy, broadcastCopy } from './broadcast-copy.job.js';
import { CopyAgain } from './copy-again.use-case.js';

@Injectable()
export class CopyAgainListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly copyAgain: CopyAgain,
  ) {}

  onModuleInit(): void {
    this.events.listen(letterWantedAgain, async ({ letter, cause }) => {
      if (letter === broadcastCopy.name) await this.copyAgain.execute(cause as BroadcastCopy);
    });
  }
}
