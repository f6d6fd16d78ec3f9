import { Settings } from '../platform/settings/settings.js';
import { postalAddressSetting } from '../site/postal-address-setting.js';
import type { RunningShop } from './running-shop.js';
import { RUTH } from './staff-sessions.js';

export const POSTAL_ADDRESS = 'PO Box 12\nSpringfield, OH 45501';

/** Sets the postal address, which broadcasts require. */
export async function setPostalAddress(shop: RunningShop, lines = POSTAL_ADDRESS): Promise<void> {
  const settings = shop.app.get(Settings);
  const { version } = await settings.read(postalAddressSetting);
  await settings.change(postalAddressSetting, { value: { lines }, version, by: RUTH });
}
