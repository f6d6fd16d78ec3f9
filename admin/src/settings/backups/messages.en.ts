export const backups = {
  page: {
    title: 'Backups',
    lead: 'Copies of everything your site holds, kept where a lost machine can’t take them along.',
    loading: 'Loading your backups',
  },
  none: {
    title: 'No backup is configured',
    text: 'If this machine is lost, so are your orders, subscribers and files. The person who runs your server sets {setting} to a folder on another disk or to a bucket, and restarts the site. {docs} explains how.',
    docs: 'docs/operating.md, “Backup and restore”,',
  },
  overdue: {
    title: 'Your backup is overdue',
    text: 'If this machine were lost now, everything since the last backup would be lost, too. The list below says what went wrong.',
  },
  facts: {
    last: 'Last backup',
    rehearsal: 'Last rehearsal',
    size: 'Size',
    place: 'Kept in',
    encryption: 'Encrypted',
    yes: 'Yes',
    no: 'No',
    never: 'None yet',
    notHere: 'Not on this machine',
    failed: 'Failed',
  },
  age: {
    minutes: 'less than an hour ago',
    hours: { one: '{count} hour ago', other: '{count} hours ago' },
    days: { one: '{count} day ago', other: '{count} days ago' },
  },
  plan: {
    daily: 'A backup is made each day after {hour}.',
    days: 'A backup is made every {count} days, after {hour}.',
    hours: { one: 'A backup is made every hour.', other: 'A backup is made every {count} hours.' },
    kept: 'The newest of each of the last {days} days, {weeks} weeks and {months} months is kept.',
    rehearsal:
      'Once a week, the newest is restored into an empty database and compared with what it should hold.',
    noRehearsal:
      'Your backups are encrypted, and their key isn’t on this machine. So they can’t be rehearsed here; docs/operating.md explains how to check one where the key is.',
    emails: 'If one fails or is overdue, you get an email.',
  },
  now: { button: 'Back up now', busy: 'Backing up…', started: 'The backup has started' },
  rehearse: { button: 'Rehearse a restore', busy: 'Rehearsing…', started: 'The rehearsal has started' },
  progress: {
    backup: 'A backup is being made. Your site works as always meanwhile, and you can leave this page.',
    rehearsal: 'The newest backup is being restored into an empty database. You can leave this page.',
  },
  warnings: { title: 'About the last backup' },
  recent: {
    caption: 'The last ten',
    what: 'What',
    when: 'When',
    state: 'Status',
    size: 'Size',
    empty: { title: 'No backups yet', text: 'The first one is made within five minutes.' },
    kinds: { backup: 'Backup', rehearsal: 'Rehearsal', restore: 'Restore of your site' },
    states: { running: 'Running', done: 'Done', failed: 'Failed' },
  },
  compare: {
    title: 'Compare with Stripe',
    text: 'After your site was restored from a backup, it asks Stripe what was paid, refunded and disputed since, and restores lost orders. Their buyers get their email again. This happens by itself; you can also start it here.',
    since: 'Since',
    hint: 'A time in the past, at most 400 days ago.',
    submit: 'Compare',
    busy: 'Comparing…',
    started: 'The comparison has started',
    running: 'Comparing with what Stripe has since {since}. So far: {summary}.',
    unreachable: 'Stripe isn’t answering right now. The site tries again every minute.',
    last: 'Compared on {finished} with what Stripe has since {since}: {summary}.',
    ofRestore:
      'Your site was restored from a backup of {since}. Its orders were compared with Stripe on {finished}: {summary}.',
    payments: { one: '{count} payment', other: '{count} payments' },
    nothing: 'nothing was missing',
    restored: { one: '{count} order restored', other: '{count} orders restored' },
    updated: { one: '{count} order updated', other: '{count} orders updated' },
    refunded: { one: '{count} refunded', other: '{count} refunded' },
    unresolved: { one: '{count} to look at', other: '{count} to look at' },
    toSend: {
      one: '{count} restored order is a printed book that waits to be shipped. Please check whether you have shipped it already.',
      other:
        '{count} restored orders are printed books that wait to be shipped. Please check which you have shipped already.',
    },
  },
  unresolved: {
    caption: 'Payments to look at',
    payment: 'Payment',
    amount: 'Amount',
    card: 'Card',
    cardEnding: 'ending in {last4}',
    why: 'Why, and what to do',
    problems: {
      unsigned:
        'It’s from before the site stored its orders at Stripe, or of another shop. If it’s yours, find the buyer at Stripe and write to them, or refund it there.',
      'other-key':
        'It was signed with another key. It belongs to another site at this Stripe account, or the site’s keys weren’t restored: then restore them and compare again.',
      'product-unknown':
        'What was bought isn’t in your shop any more. Add the product again and compare, or refund it at Stripe.',
      'address-missing': 'It has no shipping address. Ask the buyer for it, or refund it at Stripe.',
      'buyer-unknown':
        'It has no email address, perhaps because the buyer was erased. Nothing needs to be done then.',
      failed:
        'Something went wrong on our side. Compare again; if it stays, pass it on to whoever looks after your server.',
    },
  },
} as const;
