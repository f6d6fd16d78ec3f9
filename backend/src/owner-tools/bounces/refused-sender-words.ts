export const refusedSenderWords = {
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
