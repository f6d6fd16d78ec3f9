import type { Manuscript } from '../manuscript/manuscript.js';
import type { EpubPage } from './page.js';
import { epigraphBlock } from './section-page.js';
import { escapeXml, xhtmlBlocks, xhtmlInlines } from './xhtml.js';

/** The pages before the first chapter, in reading order. The contents page follows them. */
export function frontPages(manuscript: Manuscript, coverAlt: string): EpubPage[] {
  const { title, subtitle, author, edition, dedication, epigraph, copyright } = manuscript;
  const pages: EpubPage[] = [
    page('cover', 'Cover', 'epub:type="cover" class="cover"', [
      `<img src="cover.jpg" alt="${escapeXml(coverAlt)}" role="doc-cover"/>`,
    ]),
    page('title-page', title, 'epub:type="titlepage" class="title-page"', [
      `<h1 epub:type="title">${escapeXml(title)}</h1>`,
      subtitle
        ? `<p class="subtitle" epub:type="subtitle" role="doc-subtitle">${escapeXml(subtitle)}</p>`
        : '',
      `<p class="author">${escapeXml(author)}</p>`,
      `<p class="edition">${escapeXml(edition)}</p>`,
    ]),
    page('copyright', 'Copyright', 'epub:type="copyright-page" class="copyright" aria-label="Copyright"', [
      ...copyright.map((line) => `<p>${xhtmlInlines(line)}</p>`),
    ]),
  ];
  if (dedication)
    pages.push(
      page('dedication', 'Dedication', 'epub:type="dedication" role="doc-dedication" class="dedication"', [
        `<p>${xhtmlInlines(dedication)}</p>`,
      ]),
    );
  if (epigraph) pages.push(page('epigraph', 'Epigraph', 'class="epigraph-page"', [epigraphBlock(epigraph)]));
  return pages;
}

export function aboutAuthorPage(manuscript: Manuscript): EpubPage | null {
  if (manuscript.aboutAuthor.length === 0) return null;
  const title = 'About the author';
  const body = [`<h1 id="title">${title}</h1>`, xhtmlBlocks(manuscript.aboutAuthor)];
  return {
    ...page('about-the-author', title, 'epub:type="backmatter" aria-labelledby="title"', body),
    listed: true,
  };
}

function page(id: string, title: string, attributes: string, lines: string[]): EpubPage {
  const body = [`<section ${attributes}>`, ...lines.filter((line) => line !== ''), '</section>'];
  return { id, title, body: body.join('\n'), listed: false };
}
