import { defineSetting } from '../platform/settings/setting.js';

/** Counts clicks on links of broadcasts. The privacy page says so while it is on. */
export interface ClickCountingSetting {
  isOn: boolean;
}

export const clickCountingSetting = defineSetting<ClickCountingSetting>({
  key: 'click-counting',
  initial: { isOn: false },
  names: { isOn: 'whether clicks are counted' },
});
