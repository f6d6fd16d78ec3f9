// Emails to the owner, in English; names in braces are filled in when one is sent.

export const archive = {
  subject: 'The archive of your site is ready',
  preheader: 'Everything of {site} in one file, until {until}.',
  paragraphs: [
    'Everything of your site is in one file now: words, pictures, books, orders, readers and settings.',
    'You can download it until {until}. Then it’s deleted, because it holds data of your readers and buyers. You sign in and confirm that it’s you.',
    'If you didn’t ask for it, please change your password at once.',
  ],
  buttonLabel: 'Download the archive',
  footer: 'You’re getting this email because {site}’s website is yours.',
};
