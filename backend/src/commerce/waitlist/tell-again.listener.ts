import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Events } from '../../platform/events/events.js';
import { letterWantedAgain } from '../../platform/events/letter-wanted-again.event.js';
import { TellAgain } from './tell-again.use-case.js';
import { tellRelease } from './tell-release.job.js';

@Injectable()
export class TellAgainListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly tellAgain: TellAgain,
  ) {}

  onModuleInit(): void {
    this.events.listen(letterWantedAgain, async ({ letter, cause }) => {
      if (letter === tellRelease.name && 'noticeId' in cause)
        await this.tellAgain.execute(String(cause.noticeId));
    });
  }
}
