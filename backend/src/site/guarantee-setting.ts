import { defineSetting } from '../platform/settings/setting.js';

export interface GuaranteeSetting {
  /** Whether the owner approves each refund first. */
  asksFirst: boolean;
}

export const guaranteeSetting = defineSetting<GuaranteeSetting>({
  key: 'guarantee',
  initial: { asksFirst: false },
  names: { asksFirst: 'whether you’re asked before a refund' },
});
