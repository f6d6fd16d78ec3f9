import type { Article } from '@lectern/api-client/admin';
import { Field, TextArea } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Muted, Panel, Stack } from '../components/index.js';
import { articles as m } from '../messages.js';
import { oneLine } from '../texts/one-line.js';
import type { DetailsProps } from '../texts/text-editor.js';
import { MAX_EXCERPT_LENGTH, MAX_TITLE_LENGTH } from '../texts/text-rules.js';
import { PictureChoice } from './picture-choice.js';

const Folded = styled.details`
  summary {
    min-height: 2.75rem;
    padding-block: 0.5rem;
    font: 600 1.0625rem/1.4 var(--font-control);
    cursor: pointer;
  }
`;

/** Titles and descriptions for other sites. */
export function SharingPanel({ value, change, disabled }: Omit<DetailsProps<Article>, 'text'>) {
  const title = (name: 'searchTitle' | 'socialTitle') => (
    <Field
      label={m.sharing[name]}
      placeholder={value.title}
      maxLength={MAX_TITLE_LENGTH}
      value={value[name]}
      disabled={disabled}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const description = (name: 'searchDescription' | 'socialDescription') => (
    <TextArea
      label={m.sharing[name]}
      placeholder={value.excerpt}
      rows={3}
      maxLength={MAX_EXCERPT_LENGTH}
      value={value[name]}
      disabled={disabled}
      onChange={({ target }) => change({ [name]: oneLine(target.value) })}
    />
  );
  return (
    <Panel aria-label={m.sharing.title}>
      <Folded>
        <summary>{m.sharing.title}</summary>
        <Stack>
          <Muted>{m.sharing.lead}</Muted>
          {title('searchTitle')}
          {description('searchDescription')}
          {title('socialTitle')}
          {description('socialDescription')}
          <PictureChoice
            label={m.sharing.socialPicture.label}
            hint={m.sharing.socialPicture.hint}
            picture={value.socialPicture}
            disabled={disabled}
            onChange={(socialPicture) => change({ socialPicture })}
          />
        </Stack>
      </Folded>
    </Panel>
  );
}
