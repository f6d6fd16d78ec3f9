import { bookLinks, type PageWords, partContent } from '@lectern/catalogue';
import { type LegalGuidance, legalGuidance } from '@lectern/catalogue/legal-guidance';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
type FileWords = PageWords<'legal-companion-dashboard'>;
type Options = Record<string, string>;

export interface RoadmapWords extends FileWords {
  books: Record<string, { title: string; path: string }>;
  notice: LegalGuidance['notice'];
  /** Notice that 11 U.S.C. 528 requires of a debt relief agency; null if the author is none. */
  bankruptcyNotice: LegalGuidance['bankruptcyNotice'];
  priorities: LegalGuidance['priorities'];
  difficulties: LegalGuidance['difficulties'];
  situations: Record<'companion' | 'embedded', Options>;
}

const guidance = () => partContent('legal-companion', legalGuidance);

function situationsOf(questionnaire: 'companion' | 'embedded'): Options {
  const options = guidance().questions[questionnaire]['legalSituation']?.options ?? {};
  return Object.fromEntries(Object.entries(options).map(([value, { label }]) => [value, label]));
}

export function roadmapContent(): PageContent<RoadmapWords> {
  const { words, ...rest } = pageFileContent('legal-companion-dashboard');
  const { notice, bankruptcyNotice, priorities, difficulties } = guidance();
  const links = bookLinks.map(({ id, title, path }) => [id, { title, path }] as const);
  return {
    ...rest,
    words: {
      ...words,
      ...{ notice, bankruptcyNotice, priorities, difficulties },
      books: Object.fromEntries(links),
      situations: { companion: situationsOf('companion'), embedded: situationsOf('embedded') },
    },
  };
}
