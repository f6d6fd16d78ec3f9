// Emails to the owner, in English; names in braces are filled in when one is sent.

export const digest = {
  subject: '{site} on {day}',
  heading: 'Your day: {day}',
  preheader: 'What was sold, and who subscribed.',
  sales: 'Sold: {count}, for {total} in all.',
  line: '{count} × {title}',
  subscribers: 'New subscribers: {count}.',
  buttonLabel: 'Open your dashboard',
  footer:
    'You’re getting this email because {site}’s website is yours. Under Settings, Your emails, you can get one email each time instead, or none.',
};

export const refusedSender = {
  subject: 'Some of your emails are being refused',
  heading: 'Some of your emails are being refused',
  preheader: 'A mail server doesn’t accept emails from {site}.',
  paragraphs: [
    'A mail server refused an email from {site}. The reason is how your emails are sent, not the reader’s address, so your readers stay on your lists.',
    'The mail server said: “{said}”',
    'The cause is usually a missing or wrong SPF, DKIM or DMARC record, or too many emails at once. Please check your sender domain, or pass this email on to whoever looks after your mail.',
    'If it goes on, you get this email once a day.',
  ],
  buttonLabel: 'Check your sender domain',
  footer: 'You’re getting this email because {site}’s website is yours.',
};

export const backup = {
  failed: {
    subject: 'The backup of your site failed',
    preheader: 'The backup of {site} failed. It is tried again every hour.',
    lead: 'The backup of your site failed. Your site works as before, and the backup is tried again every hour.',
  },
  overdue: {
    subject: 'The backup of your site is overdue',
    preheader: 'There is no recent backup of {site}.',
    lead: 'There is no recent backup of your site. If its machine were lost now, all orders and subscribers since the last backup would be lost, too.',
  },
  'rehearsal-failed': {
    subject: 'A backup of your site can’t be restored',
    preheader: 'The weekly rehearsal of a restore failed.',
    lead: 'Once a week the site restores its newest backup into an empty database and compares the two. This time it failed, so this backup may be of no use. Your site works as before.',
  },
  reason: 'The reason: “{reason}”',
  last: 'The last backup that worked is of {last}.',
  none: 'There is no backup that worked yet.',
  help: 'Please pass this email on to whoever looks after your server. If it goes on, you get this email once a day.',
  buttonLabel: 'See your backups',
  footer: 'You’re getting this email because {site}’s website is yours.',
};

export const lateEmails = {
  subject: 'Some emails are late. Should they still go out?',
  heading: 'Should these emails still go out?',
  preheader: 'They were due while {site} was down. Nothing goes out until you decide.',
  paragraphs: [
    'These emails were due more than a day ago, while your site was down or before its data was restored. They may be out of date, or your readers may have them already. So nothing goes out until you decide:',
  ],
  line: '{what}, due {due}',
  /** By job. */
  kinds: {
    'announce-edition': 'News of a new edition, to past buyers',
    'announce-releases': 'News of a book’s release',
    'broadcast-copy': 'Copies of the broadcast “{subject}”',
    'send-broadcast-batch': 'The rest of the broadcast “{subject}”',
    'send-checkout-reminder': 'Reminders of unfinished purchases ({count})',
    'send-review-request': 'Questions to buyers about their book ({count})',
    'send-series-letter': 'Emails of your welcome series ({count})',
    'start-broadcast': 'The broadcast “{subject}”',
    'tell-edition': 'News of a new edition, to past buyers ({count})',
    'tell-release': 'News of a book’s release ({count})',
    'welcome-subscriber': 'Welcomes to new subscribers ({count})',
  },
  others: '{count} other emails',
  buttonLabel: 'Send or discard them',
  footer: 'You’re getting this email because {site}’s website is yours.',
};
