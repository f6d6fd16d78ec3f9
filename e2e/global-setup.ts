import { ownerSettings } from './owner.js';
import { startSite } from './site.js';

/** Starts one site for all journeys, unless SITE_URL names a running one. */
export default async function globalSetup() {
  if (process.env['SITE_URL']) return undefined;
  const site = await startSite(ownerSettings);
  process.env['SITE_URL'] = site.url;
  process.env['SITE_DATA_DIR'] = site.dataDir;
  return site.stop;
}
