import { isEmailAddress } from '../../email-address.js';

export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What is wrong with a field: true for the page's own sentence, or what the server says of it. */
export type Problems = Partial<Record<keyof Message, true | string>>;

/** Least characters of each (document 1, section 5 of the specification). */
const least = { name: 2, subject: 5, message: 10 } as const;

/** What the server would refuse, found before it is asked. */
export function checkMessage(message: Message): Problems {
  const problems: Problems = {};
  for (const [field, characters] of Object.entries(least) as [keyof typeof least, number][]) {
    if (message[field].trim().length < characters) problems[field] = true;
  }
  if (!isEmailAddress(message.email.trim())) problems.email = true;
  return problems;
}
