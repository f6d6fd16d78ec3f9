import { Route, Switch } from 'wouter';
import { PageHeading } from '../../parts/index.js';
import { HeldBack } from './held-back.js';
import { KeptLetter } from './kept-letter.js';
import { KeptList } from './kept-list.js';
import { MailTabs } from './mail-tabs.js';
import { SenderDomain } from './sender-domain.js';
import { SentList } from './sent-list.js';

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
