import { Route, Switch } from 'wouter';
import { PageHeading, PageTabs } from '../../parts/index.js';
import { HeldMessages } from './held-messages.js';
import { InboxList } from './inbox-list.js';
import { MessagePage } from './message-page.js';
import { useInboxCounts } from './messages-data.js';

const withCount = (label: string, count: number | undefined) =>
  count ? `${label} (${count.toLocaleString('en-US')})` : label;

function Lists() {
  const { data } = useInboxCounts();
  return (
    <>
      <PageHeading
        title="Messages"
        lead="What readers write comes here and to your mailbox. What looks like advertising waits until you have looked."
      />
      <PageTabs
        label="Messages"
        tabs={[
          { path: '/', label: withCount('Inbox', data?.newMessages) },
          { path: '/held', label: withCount('Held as suspicious', data?.heldMessages) },
        ]}
      />
      <Switch>
        <Route path="/" component={InboxList} />
        <Route path="/held" component={HeldMessages} />
      </Switch>
    </>
  );
}

/** What readers have written, and what is answered. */
export function MessagesPage() {
  return (
    <Switch>
      <Route path="/" component={Lists} />
      <Route path="/held" component={Lists} />
      <Route path="/:id">{({ id }) => <MessagePage key={id} id={id} />}</Route>
    </Switch>
  );
}
