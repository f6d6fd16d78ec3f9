import { OptionForm } from '@lectern/widget-build/alone';
import type { ChatOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';

/** The options that a person can try out; the rest are callbacks. */
export type Choices = Required<
  Pick<ChatOptions, 'scriptUrl' | 'layout' | 'siteUrl' | 'linkTarget' | 'isOpen'>
>;

export const startingChoices: Choices = {
  scriptUrl: '/chat-script.json',
  layout: 'panel',
  siteUrl: '',
  linkTarget: '_self',
  isOpen: true,
};

interface OptionControlsProps {
  choices: Choices;
  onChoose(choices: Choices): void;
}

export function OptionControls({ choices, onChoose }: OptionControlsProps): ReactNode {
  const text = (name: 'scriptUrl' | 'siteUrl') => (
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
      {text('scriptUrl')}
      {text('siteUrl')}
      <label>
        layout
        <select
          value={choices.layout}
          onChange={({ target }) =>
            onChoose({ ...choices, layout: target.value === 'inline' ? 'inline' : 'panel' })
          }
        >
          <option>panel</option>
          <option>inline</option>
        </select>
      </label>
      <label>
        linkTarget
        <select
          value={choices.linkTarget}
          onChange={({ target }) =>
            onChoose({ ...choices, linkTarget: target.value === '_blank' ? '_blank' : '_self' })
          }
        >
          <option>_self</option>
          <option>_blank</option>
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={choices.isOpen}
          onChange={({ target }) => onChoose({ ...choices, isOpen: target.checked })}
        />
        isOpen
      </label>
    </OptionForm>
  );
}
