// What emails about accounts say, in English; `{site}` and other names in braces are filled in when one is sent.

/** The way back in for whoever has forgotten the password. */
export const passwordLink = {
  subject: 'Choose a new password',
  button: 'Choose a new password',
  preheader: 'The link in this letter works for one hour, once.',
  paragraphs: [
    'Somebody, most likely you, has said that the password of the dashboard is forgotten. Choose a new one here. The link works for one hour, and once.',
  ],
  footer:
    'Was it not you? Then leave this letter be: nothing has changed, and without the link nobody can change it. You get it because you have an account at the dashboard of {site}.',
};

/** Asks somebody to help. */
export const invitation = {
  subject: '{invitedBy} asks you to help with the site of {site}',
  heading: 'Your help is wanted',
  button: 'Make my account',
  preheader: 'Your account is a name and a password away.',
  paragraphs: [
    '{invitedBy} would like your help with the site of {site}: with orders, with readers’ letters, with what is on the site. Your own account lets you in.',
    'The link works for seven days, and once. It is for you alone.',
  ],
  footer:
    'You get this letter because {invitedBy} has typed in your address. If you do not know why, leave it be.',
};

/** Tells whoever has an account what has changed in how they prove who they are. */
export const accountChange = {
  said: {
    password: {
      subject: 'Your password was changed',
      text: 'The password with which you sign in to the dashboard of {site} was changed just now. All other sessions have ended.',
    },
    'second-factor-on': {
      subject: 'Your second step is on',
      text: 'From now on, the dashboard of {site} asks you for a code of your app after your password.',
    },
    'second-factor-off': {
      subject: 'Your second step was turned off',
      text: 'The dashboard of {site} no longer asks you for a code of your app.',
    },
    'passkey-added': {
      subject: 'A passkey was added',
      text: 'From now on, you can sign in to the dashboard of {site} with a new passkey.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      text: 'One of your passkeys no longer lets anybody in to the dashboard of {site}.',
    },
    'sessions-ended': {
      subject: 'You were signed out elsewhere',
      text: 'Where you were signed in to the dashboard of {site} on another device, that was ended just now: it asks to sign in again there.',
    },
  },
  wasItYou:
    'Was it you? Then there is nothing to do. Was it not? Then choose a new password at once: “Forgotten your password?” on the page where you sign in lets you.',
  button: 'Look at your account',
  footer: 'You get this letter because you have an account at the dashboard of {site}.',
};
