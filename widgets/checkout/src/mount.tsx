import type { CheckoutOptions, Mount } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';
import { createCheckoutApi } from './api/checkout-api.js';
import { Checkout } from './checkout.js';
import { createCheckoutSession } from './checkout-session.js';
import { browserStorage, memoryOnly, orderKeys, tabStorage } from '@lectern/widget-kit';

export const mount: Mount<CheckoutOptions> = (element, firstOptions) => {
  // A root of our own: React attaches its listeners here, and the page's element stays unchanged.
  const place = element.appendChild(document.createElement('div'));
  const root = createRoot(place);
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
      place.remove();
      // Deferred: the page may be a React app that is rendering right now, when unmounting is not allowed.
      queueMicrotask(() => root.unmount());
    },
  };
};
