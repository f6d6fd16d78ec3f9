import { Route, Switch, useLocation } from 'wouter';
import { PageHeading, PageTabs } from '../components/index.js';
import { useKeptMails } from './email-data.js';
import { HeldBack } from './held-back.js';
import { KeptLetter, KeptList } from './kept-emails.js';
import { SenderDomain } from './sender-domain.js';
import { SentList } from './sent-emails.js';

/** The parts of the page; letters are kept only where no mail server sends them. */
function MailTabs() {
  const [location] = useLocation();
  const kept = useKeptMails();
  const hasKept = location.startsWith('/kept') || Boolean(kept.rows?.length);
  const tabs = [
    { path: '/', label: 'Sent' },
    { path: '/held-back', label: 'Held back' },
    ...(hasKept ? [{ path: '/kept', label: 'Kept here' }] : []),
    { path: '/sender', label: 'Sender' },
  ];
  return <PageTabs label="Mail" tabs={tabs} />;
}

/** What the site has sent by itself, and what did not arrive. */
export function MailPage() {
  return (
    <>
      <PageHeading title="Mail" lead="What the site has sent, and what did not arrive." />
      <MailTabs />
      <Switch>
        <Route path="/" component={SentList} />
        <Route path="/held-back" component={HeldBack} />
        <Route path="/kept" component={KeptList} />
        {/* The server takes an address that ends as a file's name for a file. */}
        <Route path="/kept/:name">{({ name }) => <KeptLetter key={name} name={`${name}.eml`} />}</Route>
        <Route path="/sender" component={SenderDomain} />
      </Switch>
    </>
  );
}
