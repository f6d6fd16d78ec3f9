import { OptionForm } from '@lectern/widget-build/alone';
import type { QuestionnaireOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';

/** The options that a person can try out; the rest are callbacks. */
export type Choices = Pick<QuestionnaireOptions, 'definitionUrl' | 'siteUrl' | 'linkTarget'>;

/** The site's own needs `npm start`; the recorded one has two steps and every kind of question. */
const definitions = ['/legal-questionnaire.json', '/alone/recorded-definition.json'] as const;

export const startingChoices: Choices = {
  definitionUrl: definitions[0],
  siteUrl: '',
  linkTarget: '_self',
};

interface OptionControlsProps {
  choices: Choices;
  onChoose(choices: Choices): void;
}

export function OptionControls({ choices, onChoose }: OptionControlsProps): ReactNode {
  return (
    <OptionForm>
      <label>
        definitionUrl
        <select
          value={choices.definitionUrl}
          onChange={({ target }) => onChoose({ ...choices, definitionUrl: target.value })}
        >
          {definitions.map((address) => (
            <option key={address}>{address}</option>
          ))}
        </select>
      </label>
      <label>
        siteUrl
        <input
          value={choices.siteUrl}
          onChange={({ target }) => onChoose({ ...choices, siteUrl: target.value })}
        />
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
    </OptionForm>
  );
}
