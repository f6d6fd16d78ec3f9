// What emails about accounts say, in English; `{site}` and other names in braces are filled in when one is sent.

/** The way back in for whoever has forgotten the password. */
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

/** Asks somebody to help. */
export const invitation = {
  subject: '{invitedBy} invited you to help with {site}’s website',
  heading: 'You’re invited to help',
  button: 'Create my account',
  preheader: 'All you need is a name and a password.',
  paragraphs: [
    '{invitedBy} would like your help with {site}’s website: orders, messages from readers and the pages themselves. You’ll have an account of your own.',
    'The link works once, for seven days. Please don’t share it.',
  ],
  footer:
    'You’re getting this email because {invitedBy} entered your address. If you don’t know why, just ignore it.',
};

/** Tells whoever has an account what has changed in how they prove who they are. */
export const accountChange = {
  said: {
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
    'sessions-ended': {
      subject: 'You were signed out elsewhere',
      text: 'Your sessions on other devices at {site}’s dashboard have ended. You’ll need to sign in again there.',
    },
  },
  wasItYou:
    'If it was you, you’re all set. If it wasn’t, choose a new password right away: press “Forgot your password?” on the sign-in page.',
  button: 'See your account',
  footer: 'You’re getting this email because you have an account at {site}’s dashboard.',
};
