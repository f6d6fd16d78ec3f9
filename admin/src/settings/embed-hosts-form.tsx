import type { EmbedRule, EmbedRules, SiteSettings } from '@lectern/api-client/admin';
import { Select, TextArea } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { Muted, Panel } from '../components/index.js';
import { SettingForm, settingText, useSetting } from './setting-form.js';
import { say } from '../say.js';
import { isOn, type PartName } from '../shop.js';
import { settings as m } from '../messages.js';

type FrameName = keyof EmbedRules;

const partOfFrame: Partial<Record<FrameName, PartName>> = {
  chat: 'chat',
  'legal-companion': 'legal-companion',
};

const frames = (): readonly FrameName[] =>
  (['checkout', 'legal-companion', 'chat', 'search'] as const).filter((name) => isOn(partOfFrame[name]));

const Frame = styled(Panel)`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: 1.1875rem;
  }
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
  return { ...embedHosts, value };
};

function whoIs(sources: readonly string[]): string {
  if (sources.includes('*')) return m.embed.given.everyone;
  const hosts = sources.filter((source) => source !== `'self'`);
  return hosts.length ? say(m.embed.given.siteAnd, { hosts: hosts.join(', ') }) : m.embed.given.site;
}

export function EmbedHostsForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<EmbedRules>(settings, {
    name: 'embed-hosts',
    partOf,
    textOf: (rules) =>
      settingText(
        frames().map((name) => {
          const { audience, hosts } = rules[name];
          const listed = audience === 'listed' ? `, ${hosts.join(', ')}` : '';
          return [m.embed.frames[name].title, `${m.embed.audience[audience]}${listed}`];
        }),
      ),
    save: (version, rules) => api.PUT('/api/admin/settings/embed-hosts', { body: { ...rules, version } }),
  });
  const { values: value, change, keep } = setting;
  const lines = ({ hosts }: EmbedRule) => hosts.join('\n');
  return (
    <SettingForm
      setting={setting}
      onKeep={() => {
        const tidy = Object.entries(value).map(([name, { audience, hosts }]) => [
          name,
          { audience, hosts: hosts.map((host) => host.trim()).filter(Boolean) },
        ]);
        keep(Object.fromEntries(tidy) as EmbedRules);
      }}
    >
      <Muted>{m.embed.lead}</Muted>
      {frames().map((name) => {
        const { title, name: named, text } = m.embed.frames[name];
        return (
          <Frame key={name} aria-label={title}>
            <div>
              <h2>{title}</h2>
              <Muted>{text}</Muted>
            </div>
            <Select
              label={say(m.embed.label, { title: named })}
              hint={
                value[name].audience === 'given'
                  ? say(m.embed.setup, { given: whoIs(settings.embedHosts[name].given) })
                  : undefined
              }
              value={value[name].audience}
              options={m.embed.audience}
              onValue={(audience) =>
                change({ [name]: { ...value[name], audience: audience as EmbedRule['audience'] } })
              }
            />
            {value[name].audience === 'listed' ? (
              <TextArea
                label={say(m.embed.hosts, { title: named })}
                hint={m.embed.hostsHint}
                autoCapitalize="none"
                spellCheck={false}
                rows={3}
                value={lines(value[name])}
                onChange={({ target }) =>
                  change({ [name]: { ...value[name], hosts: target.value.split(/\r?\n/) } })
                }
              />
            ) : null}
          </Frame>
        );
      })}
    </SettingForm>
  );
}
