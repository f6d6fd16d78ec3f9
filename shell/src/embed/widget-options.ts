import type { FrameMessage, HostMessage } from '@lectern/embed-protocol';
import type { CheckoutStep, WidgetName, WidgetOptions } from '@lectern/widget-kit';
import { questionnairePaths } from '../render/legal-questionnaire/questionnaire-path.js';
import type { FrameData, FrameName, FrameProduct } from './frame-data.js';
import { showTemporarily } from './temporary-message.js';

interface FrameContext {
  data: FrameData;
  config: Extract<HostMessage, { type: 'config' }>;
  tell(message: FrameMessage): void;
  /** Leaves the frame; nothing would be lost. */
  leave(): void;
  /** Called with true when leaving would lose something. */
  lock(isLocked: boolean): void;
}

type Row = {
  [Name in WidgetName]: {
    widget: Name;
    /** Null if the requested product or page does not exist. */
    options(given: FrameContext): WidgetOptions[Name] | null;
  };
}[WidgetName];

export function productOf({ data, config }: Pick<FrameContext, 'data' | 'config'>): FrameProduct | undefined {
  return data.products.find(({ names }) => names.includes(config.product ?? ''));
}

const checkoutSteps: readonly CheckoutStep[] = ['details', 'payment', 'done'];

const sharedOptions = { layout: 'inline', siteUrl: '', linkTarget: '_blank' } as const;

/** `onClose` only if the frame is shown in a dialog. */
function closing({ config, leave }: FrameContext): { onClose?: () => void } {
  return config.mode === 'dialog' ? { onClose: leave } : {};
}

export const frameWidgets: Record<FrameName, Row> = {
  checkout: {
    widget: 'checkout',
    options: (given) => {
      const product = productOf(given);
      if (!product) return null;
      const { config, tell, lock } = given;
      let step: CheckoutStep = 'details';
      return {
        ...product.options,
        phone: false,
        keeps: 'nothing',
        linkTarget: '_blank',
        // The widget shows these messages itself.
        notify: () => undefined,
        onStep: (reached) => {
          step = reached;
          tell({ type: 'step', step: checkoutSteps.indexOf(step) + 1, total: checkoutSteps.length });
        },
        onForm: ({ isBusy }) => lock(isBusy && step === 'payment'),
        onPurchased: ({ orderRef }) => tell({ type: 'purchased', orderRef, product: config.product ?? '' }),
        ...closing(given),
      };
    },
  },
  chat: {
    widget: 'chat',
    options: (given) => ({ ...sharedOptions, ...closing(given), scriptUrl: '/chat-script.json' }),
  },
  search: {
    widget: 'search',
    options: (given) => ({ ...sharedOptions, ...closing(given), indexUrl: '/search-index.json' }),
  },
  'legal-companion': {
    widget: 'legal-questionnaire',
    options: ({ tell }) => ({
      ...sharedOptions,
      questionnaire: 'embedded',
      definitionUrl: questionnairePaths.embedded,
      notify: showTemporarily,
      onStep: (place) => tell({ type: 'step', ...place }),
      onSubmitted: () => tell({ type: 'submitted' }),
    }),
  },
};
