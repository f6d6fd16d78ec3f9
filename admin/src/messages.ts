// Everything that the dashboard says, by its areas, in English: another language is another such collection.
export { account } from './account/messages.en.js';
export { audio } from './audio/messages.en.js';
export { broadcasts } from './broadcasts/messages.en.js';
export { components } from './components/messages.en.js';
export { customers } from './customers/messages.en.js';
export { dashboard } from './dashboard.messages.en.js';
export { emails } from './emails/messages.en.js';
export { inbox } from './inbox/messages.en.js';
export { layout } from './layout/messages.en.js';
export { legal } from './legal/messages.en.js';
export { orders } from './orders/messages.en.js';
export { overview } from './overview/messages.en.js';
export { products } from './products/messages.en.js';
export { reviews } from './reviews/messages.en.js';
export { settings } from './settings/messages.en.js';
export { signIn } from './sign-in/messages.en.js';
export { statistics } from './statistics/messages.en.js';
