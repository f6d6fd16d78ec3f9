import { OptionForm } from '@lectern/widget-build/alone';
import type { CheckoutOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';

/** The options that a person can try out; the rest are callbacks. */
export type Choices = Pick<
  CheckoutOptions,
  'productId' | 'productTitle' | 'priceCents' | 'formats' | 'slug' | 'phone' | 'layout' | 'customer'
>;

export const startingChoices: Choices = {
  productId: 'finding-peace-ebook',
  productTitle: 'Finding Peace',
  priceCents: 999,
  formats: ['pdf', 'epub'],
  slug: 'finding-peace',
  phone: false,
  layout: 'card',
};

interface OptionControlsProps {
  choices: Choices;
  onChoose(choices: Choices): void;
}

export function OptionControls({ choices, onChoose }: OptionControlsProps): ReactNode {
  const text = (name: 'productId' | 'productTitle' | 'slug') => (
    <label>
      {name}
      <input
        value={choices[name]}
        onChange={({ target }) => onChoose({ ...choices, [name]: target.value })}
      />
    </label>
  );
  return (
    <OptionForm>
      {text('productId')}
      {text('productTitle')}
      {text('slug')}
      <label>
        priceCents
        <input
          type="number"
          min="0"
          value={choices.priceCents}
          onChange={({ target }) =>
            onChoose({ ...choices, priceCents: Math.round(target.valueAsNumber) || 0 })
          }
        />
      </label>
      <label>
        formats
        <select
          value={choices.formats.join()}
          onChange={({ target }) => onChoose({ ...choices, formats: target.value.split(',') })}
        >
          <option>pdf,epub</option>
          <option>pdf</option>
        </select>
      </label>
      <label>
        layout
        <select
          value={choices.layout}
          onChange={({ target }) =>
            onChoose({ ...choices, layout: target.value === 'card' ? 'card' : 'payment-only' })
          }
        >
          <option>card</option>
          <option>payment-only</option>
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={choices.phone}
          onChange={({ target }) => onChoose({ ...choices, phone: target.checked })}
        />
        phone
      </label>
    </OptionForm>
  );
}
