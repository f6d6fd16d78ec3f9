import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { SetEdition } from '../broadcasts/set-edition.use-case.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { type SeriesLetterCause, sendSeriesLetter } from './send-series-letter.job.js';
import { WelcomeSeries } from './welcome-series.js';

/** A letter of the series, unless its reader has left the list meanwhile, or its author has put it away. */
@Injectable()
export class SendSeriesLetterLetter {
  constructor(
    private readonly database: Database,
    private readonly setEdition: SetEdition,
    private readonly series: WelcomeSeries,
  ) {}

  @WritesEmail(sendSeriesLetter)
  async write({ subscriptionId, letterId }: SeriesLetterCause): Promise<Email | undefined> {
    const letter = this.series.letters.find(({ id }) => id === letterId);
    const reader = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (!this.series.isOn || !letter || reader?.status !== 'confirmed') return undefined;
    const { subject, preheader, text } = letter;
    return (await this.setEdition.execute({ subject, preheader, body: text })).copyFor(reader);
  }
}
