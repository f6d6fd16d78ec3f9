/** Tells the contact page, in this window, what the message is to be about. */
export function wantTalk(): void {
  try {
    sessionStorage.setItem('lectern.topic', 'speaking');
  } catch {
    // She can still choose it there.
  }
}
