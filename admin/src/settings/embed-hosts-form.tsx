import {
  changeEmbedHosts,
  type EmbedRule,
  type EmbedRules,
  type SiteSettings,
} from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Panel, Select, TextArea } from '../components/index.js';
import { SettingAnswers, useSetting } from './setting-form.js';

type FrameName = keyof EmbedRules;

const frames: readonly { name: FrameName; title: string; what: string }[] = [
  { name: 'checkout', title: 'The buy button', what: 'Sells a book on somebody else’s page.' },
  { name: 'legal-companion', title: 'The questionnaire', what: 'Leads readers to their roadmap.' },
  { name: 'chat', title: 'The book assistant', what: 'ButtonRow questions about your books.' },
  { name: 'search', title: 'The search', what: 'Finds what is on your site.' },
];

const audienceWords: Record<EmbedRule['audience'], string> = {
  given: 'As the site was set up',
  everyone: 'Everyone',
  listed: 'This site, and those I list',
};

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  textarea {
    min-height: 6rem;
  }
`;

const Frame = styled(Panel)`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: 1.1875rem;
  }
`;

const Lead = styled.p`
  color: var(--color-muted);
`;

const partOf = ({ embedHosts }: SiteSettings) => {
  const ruleOf = (name: FrameName): EmbedRule => {
    const { audience, hosts } = embedHosts[name];
    return { audience, hosts };
  };
  const value: EmbedRules = {
    checkout: ruleOf('checkout'),
    'legal-companion': ruleOf('legal-companion'),
    chat: ruleOf('chat'),
    search: ruleOf('search'),
  };
  return { version: embedHosts.version, value };
};

/** Sources of a policy, in words. */
function whoIs(sources: readonly string[]): string {
  if (sources.includes('*')) return 'everyone';
  const hosts = sources.filter((source) => source !== `'self'`);
  return hosts.length ? `this site and ${hosts.join(', ')}` : 'this site alone';
}

/** Whose pages may show the frames of the site. */
export function EmbedHostsForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<EmbedRules>(settings, {
    partOf,
    save: changeEmbedHosts,
    keptTitle: 'Who may show what is kept',
  });
  const { values: value, change, keep } = setting;
  const lines = ({ hosts }: EmbedRule) => hosts.join('\n');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const tidy = Object.entries(value).map(([name, { audience, hosts }]) => [
          name,
          { audience, hosts: hosts.map((host) => host.trim()).filter(Boolean) },
        ]);
        keep(Object.fromEntries(tidy) as EmbedRules);
      }}
    >
      <Lead>
        Parts of your site that others may show on their pages. A change counts at once; pages that are open
        already keep what they show.
      </Lead>
      {frames.map(({ name, title, what }) => (
        <Frame key={name} aria-label={title}>
          <div>
            <h2>{title}</h2>
            <Lead>{what}</Lead>
          </div>
          <Select
            label={`Who may show ${title.toLowerCase()}`}
            hint={
              value[name].audience === 'given'
                ? `It was set up for ${whoIs(settings.embedHosts[name].given)}.`
                : undefined
            }
            value={value[name].audience}
            options={audienceWords}
            onValue={(audience) =>
              change({ [name]: { ...value[name], audience: audience as EmbedRule['audience'] } })
            }
          />
          {value[name].audience === 'listed' ? (
            <TextArea
              label={`Sites that may show ${title.toLowerCase()}`}
              hint="One to a line, such as friends.example, or *.friends.example for all that end with it."
              autoCapitalize="none"
              spellCheck={false}
              value={lines(value[name])}
              onChange={({ target }) =>
                change({ [name]: { ...value[name], hosts: target.value.split(/\r?\n/) } })
              }
            />
          ) : null}
        </Frame>
      ))}
      <SettingAnswers setting={setting} keepLabel="Keep who may show what" />
    </Form>
  );
}
