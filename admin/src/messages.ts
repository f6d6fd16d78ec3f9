import { account } from './account/messages.en.js';
import { audio } from './audio/messages.en.js';
import { broadcasts } from './broadcasts/messages.en.js';
import { components } from './components/messages.en.js';
import { customers } from './customers/messages.en.js';
import { dashboard } from './dashboard.messages.en.js';
import { emails } from './emails/messages.en.js';
import { inbox } from './inbox/messages.en.js';
import { layout } from './layout/messages.en.js';
import { legal } from './legal/messages.en.js';
import { orders } from './orders/messages.en.js';
import { overview } from './overview/messages.en.js';
import { products } from './products/messages.en.js';
import { settings } from './settings/messages.en.js';
import { signIn } from './sign-in/messages.en.js';
import { statistics } from './statistics/messages.en.js';

/** Everything that the dashboard says, by its areas: another language is another such collection. */
export const messages = {
  account,
  audio,
  broadcasts,
  components,
  customers,
  dashboard,
  emails,
  inbox,
  layout,
  legal,
  orders,
  overview,
  products,
  settings,
  signIn,
  statistics,
};
