import type { TocItem } from 'foliate-js/epub.js';

export interface Chapter {
  href: string;
  heading: string;
  title: string;
}

/**
 * Lists chapters as the contents of a book without any: by their headings, else by titles of their own. Chapters
 * without a name continue the one before, as in books split by size; if most have none, these are listed by number.
 * @param partText `Part {number}`
 */
export function listChapters(chapters: readonly Chapter[], partText: string): TocItem[] {
  // Many programs give each page the title of the book.
  const isOwn = (title: string) => chapters.filter((other) => other.title === title).length === 1;
  const labels = chapters.map(({ heading, title }) => heading || (isOwn(title) ? title : ''));
  const areMostNamed = labels.filter(Boolean).length * 2 >= chapters.length;
  return chapters.flatMap(({ href }, at) => {
    const label = labels[at] || (areMostNamed ? '' : partText.replace('{number}', String(at + 1)));
    return label ? [{ label, href, subitems: [] }] : [];
  });
}
