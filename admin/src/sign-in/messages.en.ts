export const signIn = {
  layout: {
    eyebrow: 'The dashboard',
    site: 'Back to the site',
  },
  fields: {
    name: 'Name',
    email: 'Email address',
  },
  errors: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    password: 'Please enter a password',
    recoveryCode: 'Please enter a recovery code',
    appCode: 'Please enter the six digits from your app',
  },
  signIn: {
    button: 'Sign in',
    busy: 'Signing in…',
    forgotten: 'Forgot your password?',
    noOwner: 'First time here? When the site starts, it prints a link to create the owner’s account.',
  },
  passkey: {
    button: 'Use a passkey instead',
    busy: 'Follow the prompt on your device…',
  },
  reset: {
    lead: 'We’ll email you a link to choose a new one.',
    submit: 'Send me the link',
    busy: 'Sending…',
    sent: 'Check your email',
    back: 'Back to signing in',
  },
  newPassword: {
    title: 'Your new password',
    label: 'New password',
    submit: 'Set this password',
    busy: 'Setting it…',
    done: 'It’s set, and you’re signed out everywhere else.',
    signIn: 'Sign in with it',
    again: 'Ask for another link',
  },
  link: {
    incomplete: 'This link isn’t complete. Please copy all of it from the email.',
    incompleteSetup: 'This link isn’t complete. Please copy all of it from where the site was started.',
  },
  join: {
    title: 'Welcome',
    lead: '{invitedBy} is asking for your help. You’ll sign in as {strong}.',
    submit: 'Create my account',
    busy: 'Creating your account…',
    hasOwner: 'Is there already an owner? {a}',
  },
  secondStep: {
    title: 'One more step',
    submit: 'Continue',
    busy: 'Checking…',
    restart: 'Start over',
    passkey: {
      text: 'You sign in with your password and one of your passkeys.',
      button: 'Use my passkey',
      missing: 'I don’t have my passkey',
    },
    app: {
      label: 'Code from your app',
      hint: 'Six digits that change every 30 seconds.',
      button: 'Use my app’s code',
      missing: 'I don’t have my app',
    },
    recovery: {
      label: 'Recovery code',
      hint: 'One of the ten you saved when you set up two-step verification. Each works once.',
    },
  },
  setUp: {
    title: 'One more step for safety',
    text: 'Everyone who works here signs in with two steps, so a guessed or stolen password opens nothing. Setting it up takes two minutes, once.',
    signOut: 'Sign out',
  },
  sessionEnded: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you typed is still there.',
  },
} as const;
