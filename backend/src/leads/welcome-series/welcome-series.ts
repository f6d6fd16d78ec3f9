import { newsletter, type SeriesLetter } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

/** The letters after a free sample, and whether they are sent: as `content/newsletter.json` says. */
@Injectable()
export class WelcomeSeries {
  isOn: boolean = newsletter.welcomeSeries.isOn;
  letters: readonly SeriesLetter[] = newsletter.welcomeSeries.letters;
}
