import type { ConsentWords, SiteSettings } from '@lectern/api-client/admin';
import { Button, Field, TextArea } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { FieldRow, Note, Panel } from '../components/index.js';
import { localTime } from '../formats.js';
import { SettingForm, useSetting } from './setting-form.js';
import { say } from '../say.js';
import { settings as m } from '../messages.js';

/** Null for the default text. */
interface OwnWords {
  words: ConsentWords | null;
}

const Shown = styled(Panel)`
  margin-top: var(--space-2);
  h2 {
    margin-bottom: var(--space-1);
    font-size: 1.1875rem;
  }
  ol {
    display: grid;
    gap: var(--space-2);
  }
  p {
    overflow-wrap: anywhere;
  }
`;

const partOf = ({ consent }: SiteSettings) => ({ ...consent, value: { words: consent.words } as OwnWords });

export function ConsentForm({ settings }: { settings: SiteSettings }) {
  const { given, isAsked, shown } = settings.consent;
  const setting = useSetting<OwnWords>(settings, {
    name: 'consent-words',
    partOf,
    textOf: ({ words: own }) => {
      const { title, text, acceptLabel, declineLabel } = own ?? given;
      return [title, text, acceptLabel, declineLabel].join('\n');
    },
    save: (version, { words }) => api.PUT('/api/admin/settings/consent-words', { body: { words, version } }),
    savedTitle: m.consent.saved,
  });
  const { values: value, change } = setting;
  const words = value.words ?? given;
  const write = (fields: Partial<ConsentWords>) => change({ words: { ...words, ...fields } });
  return (
    <>
      <Panel aria-label={m.consent.title}>
        <Note>{isAsked ? m.consent.asked : m.consent.notAsked}</Note>
        <SettingForm
          setting={setting}
          submit={m.consent.submit}
          more={
            value.words ? <Button onClick={() => change({ words: null })}>{m.consent.original}</Button> : null
          }
        >
          <Field
            label={m.consent.title}
            required
            maxLength={80}
            value={words.title}
            onChange={({ target }) => write({ title: target.value })}
          />
          <TextArea
            label={m.consent.text}
            required
            maxLength={500}
            rows={3}
            hint={m.consent.textHint}
            value={words.text}
            onChange={({ target }) => write({ text: target.value.replace(/[\r\n]+/g, ' ') })}
          />
          <FieldRow>
            <Field
              label={m.consent.yes}
              required
              maxLength={40}
              value={words.acceptLabel}
              onChange={({ target }) => write({ acceptLabel: target.value })}
            />
            <Field
              label={m.consent.no}
              required
              maxLength={40}
              value={words.declineLabel}
              onChange={({ target }) => write({ declineLabel: target.value })}
            />
          </FieldRow>
        </SettingForm>
      </Panel>
      <Shown aria-label={m.consent.versions.title}>
        <h2>{m.consent.versions.title}</h2>
        {shown.length === 0 ? (
          <Note>{m.consent.versions.empty}</Note>
        ) : (
          <ol>
            {shown.map(({ words: then, shownFrom }) => (
              <li key={shownFrom}>
                <Note>{say(m.consent.versions.from, { shownFrom: localTime(shownFrom) })}</Note>
                <p>
                  <strong>{then.title}</strong> {then.text} [{then.acceptLabel}] [{then.declineLabel}]
                </p>
              </li>
            ))}
          </ol>
        )}
      </Shown>
    </>
  );
}
