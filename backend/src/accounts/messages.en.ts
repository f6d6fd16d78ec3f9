// Emails about accounts, in English; `{site}` and other names in braces are filled in when one is sent.

export const passwordLink = {
  subject: 'Choose a new password',
  button: 'Choose a new password',
  preheader: 'The link in this email works once, for one hour.',
  paragraphs: [
    'Someone, hopefully you, forgot the password for the dashboard. Choose a new one here. The link works once, for one hour.',
  ],
  footer:
    'If it wasn’t you, just ignore this email: nothing has changed, and nobody can change it without the link. You’re getting this email because you have an account at {site}’s dashboard.',
};

export const invitation = {
  subject: '{invitedBy} invited you to help with {site}’s website',
  heading: 'You’re invited to help',
  button: 'Create my account',
  preheader: 'All you need is a name and a password.',
  paragraphs: [
    '{invitedBy} would like your help with {site}’s website: orders, messages from readers and drafts of broadcasts. You’ll have an account of your own.',
    'The link works once, for seven days. Please don’t share it.',
  ],
  footer:
    'You’re getting this email because {invitedBy} entered your address. If you don’t know why, just ignore it.',
};

/** The code that verifies a new sign-in address. */
export const staffEmailCode = {
  subject: 'Your code for {site}’s dashboard',
  heading: 'Your code',
  preheader: 'It works for {minutes} minutes.',
  paragraphs: [
    'Enter this code in the dashboard to sign in with this address from now on. It works for {minutes} minutes.',
  ],
  footer:
    'You’re getting this email because someone entered your address in {site}’s dashboard. If it wasn’t you, just ignore it: nothing changes without the code.',
};

/** Notifies the owner of an account that a sign-in method was changed. */
export const accountChange = {
  changes: {
    password: {
      subject: 'Your password was changed',
      text: 'Someone, hopefully you, just changed your password for {site}’s dashboard. You’re signed out everywhere else.',
    },
    'second-factor-on': {
      subject: 'Two-step verification is on',
      text: 'From now on, {site}’s dashboard asks for a code from your app after your password.',
    },
    'second-factor-off': {
      subject: 'Two-step verification is off',
      text: '{site}’s dashboard no longer asks for a code from your app.',
    },
    'passkey-added': {
      subject: 'A passkey was added',
      text: 'You can now sign in to {site}’s dashboard with a new passkey.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      text: 'One of your passkeys no longer works for {site}’s dashboard.',
    },
    email: {
      subject: 'Your sign-in email was changed',
      text: 'Someone, hopefully you, changed the email address that signs in to {site}’s dashboard. From now on it’s {newEmail}.',
    },
    'sign-in-reset': {
      subject: 'Your sign-in was reset',
      text: 'The person who runs the server of {site}’s website reset how you sign in to the dashboard. Your password, two-step verification, passkeys and recovery codes no longer work. They have a link for you to choose a new password.',
    },
    'sessions-ended': {
      subject: 'You were signed out elsewhere',
      text: 'Your sessions on other devices at {site}’s dashboard have ended. You’ll need to sign in again there.',
    },
  },
  wasItYou:
    'If it was you, you’re all set. If it wasn’t, choose a new password right away: press “Forgot your password?” on the sign-in page.',
  wasItYouOfEmail:
    'If it was you, you’re all set. If it wasn’t, ask the person who runs your server to run “npm run reset-sign-in -- {newEmail}”, and change the password of your mailbox.',
  button: 'See your account',
  footer: 'You’re getting this email because you have an account at {site}’s dashboard.',
};
