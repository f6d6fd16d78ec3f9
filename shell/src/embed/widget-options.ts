import type { FrameMessage, HostMessage } from '@lectern/embed-protocol';
import type { CheckoutStep, WidgetName, WidgetOptions } from '@lectern/widget-kit';
import { questionnairePaths } from '../render/legal-questionnaire/questionnaire-path.js';
import type { FrameData, FrameName, FrameProduct } from './frame-data.js';
import { showInPassing } from './temporary-message.js';

/** What a frame's widget is made from. */
interface FrameGiven {
  data: FrameData;
  config: Extract<HostMessage, { type: 'config' }>;
  tell(message: FrameMessage): void;
  /** The visitor has had enough, and nothing would be lost. */
  leave(): void;
  /** The visitor would lose something by leaving, or would not any more. */
  lock(isLocked: boolean): void;
}

type Row = {
  [Name in WidgetName]: {
    widget: Name;
    /** Null where what was asked for is not to be had. */
    options(given: FrameGiven): WidgetOptions[Name] | null;
  };
}[WidgetName];

export function productOf({ data, config }: Pick<FrameGiven, 'data' | 'config'>): FrameProduct | undefined {
  return data.products.find(({ names }) => names.includes(config.product ?? ''));
}

const checkoutSteps: readonly CheckoutStep[] = ['details', 'payment', 'done'];

/** The same for all: addresses of this site, where the frame itself stands; links to it in a window of their own. */
const elsewhere = { layout: 'inline', siteUrl: '', linkTarget: '_blank' } as const;

/** A widget offers to close what it stands in only where that can be closed. */
function closing({ config, leave }: FrameGiven): { onClose?: () => void } {
  return config.mode === 'dialog' ? { onClose: leave } : {};
}

/** The widget of each frame, and what it is told. */
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
        // Whatever a page says in a toast, the widget says in its place as well.
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
    options: (given) => ({ ...elsewhere, ...closing(given), scriptUrl: '/chat-script.json' }),
  },
  search: {
    widget: 'search',
    options: (given) => ({ ...elsewhere, ...closing(given), indexUrl: '/search-index.json' }),
  },
  'legal-companion': {
    widget: 'legal-questionnaire',
    options: ({ tell }) => ({
      ...elsewhere,
      questionnaire: 'embedded',
      definitionUrl: questionnairePaths.embedded,
      notify: showInPassing,
      onStep: (place) => tell({ type: 'step', ...place }),
      onSubmitted: () => tell({ type: 'submitted' }),
    }),
  },
};
