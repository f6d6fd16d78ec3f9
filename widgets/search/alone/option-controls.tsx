import { OptionForm } from '@lectern/widget-build/alone';
import type { SearchOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';

/** The options that a person can try out; the rest are callbacks. */
export type Choices = Required<Pick<SearchOptions, 'indexUrl' | 'layout' | 'siteUrl' | 'linkTarget'>>;

/** Recorded, for whoever has no site running. */
const recordedIndexUrl = new URL('./recorded-index.json', import.meta.url).pathname;

export const startingChoices: Choices = {
  indexUrl: recordedIndexUrl,
  layout: 'overlay',
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
        indexUrl
        <select
          value={choices.indexUrl}
          onChange={({ target }) => onChoose({ ...choices, indexUrl: target.value })}
        >
          <option value={recordedIndexUrl}>recorded</option>
          <option>/search-index.json</option>
          <option>/nowhere.json</option>
        </select>
      </label>
      <label>
        layout
        <select
          value={choices.layout}
          onChange={({ target }) =>
            onChoose({ ...choices, layout: target.value === 'inline' ? 'inline' : 'overlay' })
          }
        >
          <option>overlay</option>
          <option>inline</option>
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
