import { newsletter, type SeriesLetter } from '@lectern/catalogue';

/** The letters after a free sample, and whether they are sent: as `content/newsletter.json` says. */
export class WelcomeSeries {
  isOn: boolean = newsletter.welcomeSeries.isOn;
  letters: readonly SeriesLetter[] = newsletter.welcomeSeries.letters;
}
