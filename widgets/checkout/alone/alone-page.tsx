import { showAlone } from '@lectern/widget-build/alone';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { mount } from '../src/mount.js';

type Choices = Pick<
  CheckoutOptions,
  'productId' | 'productTitle' | 'priceCents' | 'formats' | 'slug' | 'phone' | 'layout'
>;

showAlone<CheckoutOptions, Choices>({
  title: 'Checkout',
  mount,
  start: {
    productId: 'finding-peace-ebook',
    productTitle: 'Finding Peace',
    priceCents: 999,
    formats: ['pdf', 'epub'],
    slug: 'finding-peace',
    phone: false,
    layout: 'card',
  },
  controls: {
    productId: 'text',
    productTitle: 'text',
    slug: 'text',
    priceCents: 'number',
    formats: { 'pdf,epub': { formats: ['pdf', 'epub'] }, pdf: { formats: ['pdf'] } },
    layout: { card: { layout: 'card' }, 'payment-only': { layout: 'payment-only' } },
    phone: 'flag',
  },
  callbacks: ({ tell }) => ({
    notify: ({ title, description }) => tell(`toast: ${title} ${description ?? ''}`),
    onStep: (step) => tell(`step: ${step}`),
    onPurchased: ({ orderRef }) => tell(`purchased: ${orderRef}`),
    onClose: () => tell('close'),
  }),
});
