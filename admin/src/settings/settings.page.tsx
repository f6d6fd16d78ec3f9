import type { SiteSettings } from '@lectern/api-client/admin';
import { Async } from '@lectern/ui/kit';
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { PageHeading, PageTabs } from '../components/index.js';
import { ConsentForm } from './consent-form.js';
import { DomainGuide } from './domain-guide.js';
import { EmbedHostsForm } from './embed-hosts-form.js';
import { GuaranteeForm } from './guarantee-form.js';
import { Integrations } from './integrations.js';
import { useSettings } from './setting-form.js';
import { SiteNoticeForm } from './site-notice-form.js';
import { YourEmailsForm } from './your-emails-form.js';
import { settings as m } from '../messages.js';
import { isOn } from '../shop.js';

const tabs = () => [
  { path: '/', label: m.tabs.connections },
  { path: '/domain', label: m.tabs.domain },
  { path: '/notice', label: m.tabs.notice },
  ...(isOn('embeds') ? [{ path: '/frames', label: m.tabs.embeds }] : []),
  { path: '/consent', label: m.tabs.consent },
  { path: '/refunds', label: m.tabs.refunds },
  { path: '/emails', label: m.tabs.emails },
];

function Settled({ children }: { children: (settings: SiteSettings) => ReactNode }) {
  const { data, error, refetch } = useSettings();
  return (
    <Async query={{ data, error, refetch }} label={m.page.loading} heights={['9rem', '9rem']}>
      {children}
    </Async>
  );
}

export function SettingsPage() {
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <PageTabs label={m.page.title} tabs={tabs()} />
      <Switch>
        <Route path="/" component={Integrations} />
        <Route path="/domain" component={DomainGuide} />
        <Route path="/notice">
          <Settled>{(settings) => <SiteNoticeForm settings={settings} />}</Settled>
        </Route>
        {isOn('embeds') ? (
          <Route path="/frames">
            <Settled>{(settings) => <EmbedHostsForm settings={settings} />}</Settled>
          </Route>
        ) : null}
        <Route path="/consent">
          <Settled>{(settings) => <ConsentForm settings={settings} />}</Settled>
        </Route>
        <Route path="/emails">
          <Settled>{(settings) => <YourEmailsForm settings={settings} />}</Settled>
        </Route>
        <Route path="/refunds">
          <Settled>{(settings) => <GuaranteeForm settings={settings} />}</Settled>
        </Route>
      </Switch>
    </>
  );
}
