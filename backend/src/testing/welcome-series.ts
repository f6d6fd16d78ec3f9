import { newsletter } from '@lectern/catalogue';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';

/** Switches the emails after a free sample on or off, as the author does in her content. */
export function switchWelcomeSeries(isOn: boolean): void {
  const welcomeSeries = { ...newsletter.welcomeSeries, isOn };
  showCatalogue({ ...contentCatalogue, newsletter: { ...newsletter, welcomeSeries } });
}
