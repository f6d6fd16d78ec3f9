import { defineSetting } from '../platform/settings/setting.js';

/** How the owner keeps the guarantee. */
export interface GuaranteeSetting {
  /** Whether a buyer's press waits for the owner's yes. */
  asksFirst: boolean;
}

export const guaranteeSetting = defineSetting<GuaranteeSetting>({
  key: 'guarantee',
  initial: { asksFirst: false },
  names: { asksFirst: 'whether you’re asked before a refund' },
});
