import { Route, Switch, useLocation } from 'wouter';
import { PageHeading, PageTabs } from '../components/index.js';
import { useQuery } from '@tanstack/react-query';
import { lateEmailsQuery, useKeptMails } from './email-data.js';
import { HeldBack } from './held-back.js';
import { KeptEmail, KeptEmails } from './kept-emails.js';
import { LateEmails } from './late-emails.js';
import { SenderDomain } from './sender-domain.js';
import { SentEmails } from './sent-emails.js';
import { emails as m } from '../messages.js';

function EmailTabs() {
  const [location] = useLocation();
  const kept = useKeptMails();
  const hasKept = location.startsWith('/kept') || Boolean(kept.rows?.length);
  const late = useQuery(lateEmailsQuery);
  const hasLate = location.startsWith('/late') || Boolean(late.data?.length);
  const tabs = [
    { path: '/', label: m.states.sent.label },
    { path: '/held-back', label: m.states.suppressed.label },
    ...(hasLate ? [{ path: '/late', label: m.states.late.label }] : []),
    ...(hasKept ? [{ path: '/kept', label: m.tabs.kept }] : []),
    { path: '/sender', label: m.tabs.sender },
  ];
  return <PageTabs label={m.page.title} tabs={tabs} />;
}

export function EmailsPage() {
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <EmailTabs />
      <Switch>
        <Route path="/" component={SentEmails} />
        <Route path="/held-back" component={HeldBack} />
        <Route path="/late" component={LateEmails} />
        <Route path="/kept" component={KeptEmails} />
        {/* A path that ends in a file extension would be served as a file. */}
        <Route path="/kept/:name">{({ name }) => <KeptEmail key={name} name={`${name}.eml`} />}</Route>
        <Route path="/sender" component={SenderDomain} />
      </Switch>
    </>
  );
}
