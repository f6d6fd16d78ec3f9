export const page = {
  title: 'Set up your site',
  progress: 'Question {number} of {total}',
  next: 'Continue',
  finish: 'Open my site',
  skip: 'Without a book for now',
  back: 'Back',
  faults: 'Please check this question:',
  changed:
    'Someone answered this in another window. Here is the latest answer: please check it and continue.',
};

export const you = {
  title: 'Who are you?',
  lead: 'Your name is on the site. With the email address and the password you sign in to your dashboard.',
  name: 'Your name',
  nameHint: 'As it is on your books.',
  email: 'Email address',
  emailHint: 'Readers see it on your site, too. You can show them another one later.',
  password: 'Password',
  passwordHint: 'At least {min} characters. A short sentence is best.',
  passwordShown: 'Show the password',
  passwordKept: 'Your password is stored. Leave this empty to keep it.',
  noName: 'Please enter your name, in up to {max} characters.',
  noEmail: 'Please enter a valid email address.',
  noPassword: 'Please choose a password of {min} to {max} characters.',
  common: 'This password is too easy to guess. A short sentence is better.',
  known: 'Your name and your address are too easy to guess. A short sentence is better.',
  unchecked: 'The password could not be checked. Please try again.',
};

export const language = {
  title: 'Which language does your site speak?',
  lead: 'Buttons, emails and notices come in this language. Your country decides which law the shop follows and how dates and prices are written.',
  language: 'Language',
  country: 'Where you live',
  unknown: 'Please choose one of the list.',
};

export const currency = {
  title: 'Which currency do you sell in?',
  lead: 'All prices are in it. You cannot change it after the first sale, not even in test mode.',
  unknown: 'Please choose one of the list.',
};

export const look = {
  title: 'How should it look?',
  lead: 'Colors and fonts of your site and your emails. Later you can change each color, and more, in the dashboard.',
  colors: 'Colors',
  typefaces: 'Fonts',
  typefaceNames: { study: 'Study', classic: 'Classic', modern: 'Modern' },
  typefaceNotes: {
    study: 'Warm, like a book',
    classic: 'Elegant and literary',
    modern: 'Clear, of today',
  },
  preview: 'This is how it looks',
  sample: {
    light: 'On light screens your readers see these colors.',
    dark: 'On dark screens they see these.',
    button: 'Buy',
  },
  names: { study: 'Oxblood', forest: 'Forest', harbor: 'Harbor', plum: 'Plum', ink: 'Black and white' },
  notes: {
    study: 'Warm paper and a deep red',
    forest: 'Deep green on pale moss',
    harbor: 'Navy on cool white',
    plum: 'Violet on warm white',
    ink: 'As plain as a printed page',
  },
  unknown: 'Please choose one of the list.',
};

export const book = {
  title: 'What is your first book?',
  lead: 'With its file the book is on sale in test mode as soon as the site opens. All of this can be changed later.',
  name: 'Title',
  description: 'What it is about',
  descriptionHint:
    'A sentence or two are enough. An empty line begins a new paragraph. If you leave it empty, it says: {standard}',
  standardDescription: 'A book by {name}.',
  price: 'Price',
  priceHint: 'Such as {example}.',
  cover: 'Cover',
  coverHint: 'JPEG or PNG, upright, up to {megapixels} megapixels. Without one the site draws a plain cover.',
  coverAlt: 'The chosen cover',
  files: 'The book',
  filesHint: 'The PDF, the ePub, or both, up to {megabytes} MB each.',
  kept: 'Stored: {name}',
  remove: 'Remove {name}',
  noTitle: 'Please enter the title, in up to {max} characters. Or open the site without a book.',
  longDescription: 'The description can have up to {max} characters.',
  noPrice: 'Please enter a price such as {example}.',
  lowPrice: 'A card can’t be charged less than {least}. Please choose a higher price.',
  highPrice: 'Please choose a price of at most {most}.',
  coverPixels: '“{name}” has {found} megapixels, but {most} are the most. Please save a smaller copy.',
  coverDamaged: '“{name}” is damaged or incomplete. Please save it again.',
  notCover: '“{name}” is not a JPEG or PNG. Please choose another picture.',
  notBook: '“{name}” is not a PDF or an ePub. Please choose another file.',
  faulty: '“{name}” {problem}',
};

export const opening = {
  title: 'Your site is being prepared',
  text: 'This takes a moment. Please keep this page open.',
  slow: 'This takes longer than usual. The window in which you started the program says why.',
  ready: 'Your site is ready',
  readyText: 'The shop is in test mode: no card is charged, and emails are kept on this machine.',
  site: 'See my site',
  dashboard: 'Open the dashboard',
  signIn: 'Sign in to the dashboard with {email} and the password that you chose.',
};

export const refused = {
  title: 'This site is being set up',
  text: 'Open it on the machine that it runs on, or with the link that the program printed when it started.',
  notFoundTitle: 'There is nothing here',
  notFoundText: 'The site is being set up.',
  begin: 'Go to the questions',
  failedTitle: 'Something went wrong',
  failedText: 'Nothing was lost. Please go back and try again.',
};

export const folder = {
  denied: 'The folder {folder} can’t be written: this program has no permission.',
  readOnly: 'The folder {folder} can’t be written: its disk is read-only.',
  full: 'The folder {folder} can’t be written: the disk is full.',
  failed: 'The folder {folder} can’t be written ({code}).',
  retry: 'Nothing was written. Please repair that, and send this page again.',
};
