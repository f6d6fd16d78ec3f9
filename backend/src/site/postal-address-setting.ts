import { defineSetting } from '../platform/settings/setting.js';

/** The postal address at the end of each newsletter, as laws on commercial email require (CAN-SPAM, 15 U.S.C. 7704(a)(5)). */
export interface PostalAddressSetting {
  /** A few lines; empty until the owner writes it. */
  lines: string;
}

export const postalAddressSetting = defineSetting<PostalAddressSetting>({
  key: 'postal-address',
  initial: { lines: '' },
  names: { lines: 'the postal address' },
});
