import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Events } from '../../platform/events/events.js';
import { letterWantedAgain } from '../../platform/events/letter-wanted-again.event.js';
import { MailOrderAgain } from './mail-order-again.use-case.js';
import { sendOrderMail } from './send-order-mail.job.js';

@Injectable()
export class MailOrderAgainListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly mailOrderAgain: MailOrderAgain,
  ) {}

  onModuleInit(): void {
    this.events.listen(letterWantedAgain, async ({ letter, cause }) => {
      if (letter === sendOrderMail.name && 'orderId' in cause)
        await this.mailOrderAgain.execute(String(cause.orderId));
    });
  }
}
