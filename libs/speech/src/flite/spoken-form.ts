/** Flite knows plain English letters, and says some signs by their names: the text as it can say it. */
export function spokenForm(text: string): string {
  return text
    .replace(/[*_]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(\d)\s*[–—-]\s*(\d)/g, '$1 to $2')
    .replace(/\s*(?:[–—…]|--|\.\.\.)+\s*(?=[.!?])/g, '')
    .replace(/\s*(?:[–—…]|--|\.\.\.)+\s*/g, ', ')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
