export type * from './widget-options.js';
export { isComposing } from './composition.js';
export {
  type ChatAspect,
  type ChatBook,
  type ChatLink,
  type ChatScript,
  type ChatTopic,
  conversationHash,
  conversationLimit,
  readConversation,
} from './chat-script.js';
export {
  type ChargedTotal,
  removeStoredPayment,
  storePayment,
  findStoredPayment,
} from './memory/stored-payment.js';
export { type OrderIdentity, orderKeys, type OrderKeys, randomUuid } from './memory/order-key.js';
export { browserStorage, memoryOnly, type TabStorage, tabStorage } from './memory/tab-storage.js';
export { fetchWithDeadline, isTimeout, stallLimitMs, timeoutError, withDeadline } from './deadline.js';
export {
  type ContractRange,
  contractVersion,
  type Mount,
  type MountedWidget,
  oldestContract,
  type WidgetModule,
} from './mount-contract.js';
export type * from './questionnaire-definition.js';
export {
  type SearchArticles,
  type SearchEntry,
  type SearchIndex,
  searchIndexVersion,
  type SearchLink,
  type SearchTexts,
  type SearchType,
  searchTypes,
} from './search-index.js';
export { createWidgetHost } from './widget-host.js';
export { onReconnect } from './on-reconnect.js';
export type { SharedLibraries } from './share-scope.js';
export { WidgetLoadError } from './widget-manifest.js';
