import type { CheckoutOptions, Mount } from '@lectern/widget-kit';
import { widgetRoot } from '@lectern/widget-look';
import { createCheckoutApi } from './api/checkout-api.js';
import { Checkout } from './checkout.js';
import { createCheckoutSession } from './checkout-session.js';
import { browserStorage, memoryOnly, orderKeys, tabStorage } from '@lectern/widget-kit';

export const mount: Mount<CheckoutOptions> = (element, firstOptions) => {
  const root = widgetRoot(element);
  const keepsNothing = firstOptions.keeps === 'nothing';
  const outside = {
    api: createCheckoutApi(),
    storage: keepsNothing ? memoryOnly() : tabStorage(),
    keys: orderKeys(keepsNothing ? memoryOnly() : browserStorage()),
    navigateTo: (address: string) => window.location.assign(address),
  };
  let options = firstOptions;
  let purchases = 1;
  let session = createCheckoutSession(options, outside);
  const render = () => root.render(<Checkout key={purchases} session={session} options={options} />);
  render();

  return {
    update: (changed) => {
      const before = options;
      options = { ...options, ...changed };
      if (before.productId === options.productId) {
        session.setOptions(options);
      } else {
        session.close();
        session = createCheckoutSession(options, outside);
        purchases += 1;
      }
      render();
    },
    unmount: () => {
      session.close();
      root.unmount();
    },
  };
};
