import { postage } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { CheckoutSettingsDto } from './checkout-settings.dto.js';
import { StripeAccount } from './stripe-account.js';

@Injectable()
export class ReadCheckoutSettings {
  constructor(private readonly account: StripeAccount) {}

  execute(): CheckoutSettingsDto {
    const { isSandbox, publishableKey, sandboxUrl } = this.account;
    const { countries } = postage;
    return { mode: isSandbox ? 'sandbox' : 'stripe', publishableKey, sandboxUrl, countries };
  }
}
