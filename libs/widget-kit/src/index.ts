export type { ChatOptions } from './chat-options.js';
export type { ChatAspect, ChatBook, ChatLink, ChatScript, ChatTopic, ChatWord } from './chat-script.js';
export type { CheckoutOptions, CheckoutStep, Toast } from './checkout-options.js';
export { conversationHash, conversationLimit, readConversation } from './conversation-hash.js';
export type { ContractRange } from './contract-range.js';
export { contractVersion, oldestContract } from './mount-contract.js';
export type { Mount, MountedWidget, WidgetModule } from './mount-contract.js';
export type {
  ChoiceQuestion,
  QuestionGroup,
  Question,
  QuestionnaireDefinition,
  QuestionnaireId,
  QuestionnaireStep,
  Saying,
} from './questionnaire-definition.js';
export type { QuestionnaireOptions } from './questionnaire-options.js';
export type { ResultsWords, WhatIfWords } from './questionnaire-results.js';
export { searchIndexVersion, searchTypes } from './search-index.js';
export type { SearchEntry, SearchIndex, SearchLink, SearchTexts, SearchType } from './search-index.js';
export type { SearchOptions } from './search-options.js';
export type { SharedLibraries, SharedLibrary } from './share-scope.js';
export { createWidgetHost } from './widget-host.js';
export type { LoadWidget, WidgetHost, WidgetHostSettings } from './widget-host.js';
export { WidgetLoadError } from './widget-load-error.js';
export type { WidgetName, WidgetOptions } from './widget-options.js';
