import type { OwnPage } from '@lectern/api-client/admin';
import { CheckField, Field, TextArea } from '@lectern/ui/kit';
import { MAX_ADDRESS_LENGTH, MAX_EXCERPT_LENGTH } from '../texts/text-rules.js';
import { oneLine } from '../texts/one-line.js';
import { Heading, Panel, Stack } from '../components/index.js';
import { ownPages as m } from '../messages.js';
import { say } from '../say.js';
import type { DetailsProps } from '../texts/text-editor.js';

const MAX_LABEL_LENGTH = 40;

/** Address, summary, and the places that link to the page. */
export function PageDetails({ text, value, change, disabled }: DetailsProps<OwnPage>) {
  const check = (name: 'isInMenu' | 'isInFooter' | 'isIndexed') => (
    <CheckField
      label={m.details[name]}
      checked={value[name]}
      disabled={disabled}
      onChange={({ target }) => change({ [name]: target.checked })}
    />
  );
  return (
    <Panel aria-label={m.details.title}>
      <Heading>{m.details.title}</Heading>
      <Stack>
        <Field
          label={m.details.address.label}
          hint={text.path ? m.details.address.redirect : m.details.address.hint}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_ADDRESS_LENGTH}
          value={value.slug}
          disabled={disabled}
          onChange={({ target }) => change({ slug: target.value.trim() })}
        />
        <TextArea
          label={m.details.description.label}
          hint={say(m.details.description.hint, {
            count: value.description.length,
            limit: MAX_EXCERPT_LENGTH,
          })}
          rows={4}
          maxLength={MAX_EXCERPT_LENGTH}
          value={value.description}
          disabled={disabled}
          onChange={({ target }) => change({ description: oneLine(target.value) })}
        />
        <Field
          label={m.details.label.label}
          hint={m.details.label.hint}
          placeholder={value.title}
          maxLength={MAX_LABEL_LENGTH}
          value={value.label}
          disabled={disabled}
          onChange={({ target }) => change({ label: target.value })}
        />
        {check('isInMenu')}
        {check('isInFooter')}
        {check('isIndexed')}
      </Stack>
    </Panel>
  );
}
