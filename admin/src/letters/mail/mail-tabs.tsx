import { useLocation } from 'wouter';
import { PageTabs } from '../../parts/index.js';
import { useKeptMails } from './mail-data.js';

/** The parts of the page; letters are kept only where no mail server sends them. */
export function MailTabs() {
  const [location] = useLocation();
  const kept = useKeptMails();
  const hasKept = location.startsWith('/kept') || Boolean(kept.data?.pages[0]?.items.length);
  const tabs = [
    { path: '/', label: 'Sent' },
    { path: '/held-back', label: 'Held back' },
    ...(hasKept ? [{ path: '/kept', label: 'Kept here' }] : []),
    { path: '/sender', label: 'Sender' },
  ];
  return <PageTabs label="Mail" tabs={tabs} />;
}
