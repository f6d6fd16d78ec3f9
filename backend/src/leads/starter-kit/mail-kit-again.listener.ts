import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Events } from '../../platform/events/events.js';
import { letterWantedAgain } from '../../platform/events/letter-wanted-again.event.js';
import { MailKitAgain } from './mail-kit-again.use-case.js';
import { sendKit } from './send-kit.job.js';

@Injectable()
export class MailKitAgainListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly mailKitAgain: MailKitAgain,
  ) {}

  onModuleInit(): void {
    this.events.listen(letterWantedAgain, async ({ letter, cause }) => {
      if (letter === sendKit.name && 'kitRequestId' in cause)
        await this.mailKitAgain.execute(String(cause.kitRequestId));
    });
  }
}
