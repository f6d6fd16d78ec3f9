import { OptionForm } from '@lectern/widget-build/alone';
import type { QuestionnaireOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';

/** The options that a person can try out; the rest are callbacks. */
export type Choices = Pick<
  QuestionnaireOptions,
  'questionnaire' | 'definitionUrl' | 'siteUrl' | 'linkTarget'
>;

/** Both are the site's own: they need `npm start`. */
const definitions = { companion: '/legal-companion.json', embedded: '/legal-questionnaire.json' } as const;

export const startingChoices: Choices = {
  questionnaire: 'companion',
  definitionUrl: definitions.companion,
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
        questionnaire
        <select
          value={choices.questionnaire}
          onChange={({ target }) => {
            const questionnaire = target.value === 'embedded' ? 'embedded' : 'companion';
            onChoose({ ...choices, questionnaire, definitionUrl: definitions[questionnaire] });
          }}
        >
          <option>companion</option>
          <option>embedded</option>
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
