import type { StaffMember } from '@lectern/api-client/admin';
import { type Section, sections } from '../sections.js';

/** The sections as somebody's role shows them: without the pages that it does not allow. */
export function sectionsFor({ may }: StaffMember): Section[] {
  return sections
    .map((section) => ({ ...section, pages: section.pages.filter(({ needs }) => may.includes(needs)) }))
    .filter(({ pages }) => pages.length > 0);
}
