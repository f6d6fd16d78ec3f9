import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { ListSuspected } from './list-suspected.query.js';
import { REAL_MESSAGE_LINK } from './real-message-link.js';
import { suspectedMessagesMail } from './suspected-messages.mail.js';
import { tellOfSuspected } from './tell-of-suspected.job.js';

/** More than anybody reads in a letter; the rest follows when these are decided. */
const LISTED = 40;

/** To the owner: which messages wait at this moment, and why, each with the link by which it is passed on. */
@Injectable()
export class TellOfSuspectedLetter {
  constructor(
    private readonly listSuspected: ListSuspected,
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(tellOfSuspected)
  async write(): Promise<Email | undefined> {
    const { count, messages } = await this.listSuspected.execute(LISTED);
    if (count === 0) return undefined;
    const { publicUrl } = this.configuration;
    const { purpose, path } = REAL_MESSAGE_LINK;
    const listed = messages.map(async (message) => ({
      ...message,
      realUrl: `${publicUrl}${path(await this.links.token(purpose, message.id))}`,
    }));
    return suspectedMessagesMail({ count, messages: await Promise.all(listed), publicUrl });
  }
}
