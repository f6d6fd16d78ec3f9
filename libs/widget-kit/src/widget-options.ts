import type { ChatOptions } from './chat-options.js';
import type { CheckoutOptions } from './checkout-options.js';
import type { QuestionnaireOptions } from './questionnaire-options.js';
import type { SearchOptions } from './search-options.js';

/** Every widget there is, and what a page tells it. */
export interface WidgetOptions {
  checkout: CheckoutOptions;
  chat: ChatOptions;
  search: SearchOptions;
  'legal-questionnaire': QuestionnaireOptions;
}

export type WidgetName = keyof WidgetOptions;
