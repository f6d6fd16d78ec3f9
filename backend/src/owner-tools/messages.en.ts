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
