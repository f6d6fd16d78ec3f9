/** Google's mailboxes are the same with dots and without. */
const WITHOUT_DOTS = /^(.*)@(gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, as far as can be told: `ruth+books@example.com` lies in that of `ruth@example.com`
 * nearly everywhere. For counting only: letters go to the address itself.
 * @param email in small letters
 */
export function mailboxOf(email: string): string {
  if (email.startsWith('"')) return email;
  const bare = email.replace(/^([^+]+)\+.*(?=@)/, '$1');
  return bare.replace(WITHOUT_DOTS, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);
}
