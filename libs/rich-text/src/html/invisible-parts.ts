import { type HtmlElement, isComment, nodesIn } from './html-dom.js';
import { styleOf, unwrap } from './html-elements.js';
import { REMOVED_ELEMENTS } from './html-rules.js';

/** Word's and Google's comments: references in the text, and the list below it. */
const COMMENTS = [
  '.MsoCommentReference, .MsoCommentText, .msocomtxt, .msocomanchor, .msocomoff',
  'a[href*="#_msocom"], a[name^="_msocom"], a[href*="#cmnt_ref"]',
].join(', ');

function isHidden(element: HtmlElement): boolean {
  return (
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'visibility') === 'hidden' ||
    styleOf(element, 'mso-hide') === 'all' ||
    /^comment/.test(styleOf(element, 'mso-element'))
  );
}

/** Removes a Google Docs comment's reference in the text, and its text at the end. */
function removeGoogleComments(body: HtmlElement): void {
  for (const back of body.querySelectorAll('a[href*="#cmnt_ref"]')) {
    const note = back.closest('div') ?? back.closest('p');
    if (note && note !== body && [...note.querySelectorAll('a[href*="#cmnt_ref"]')].length === 1)
      note.remove();
  }
  for (const reference of body.querySelectorAll('a[href*="#cmnt"]'))
    (reference.closest('sup') ?? reference).remove();
}

/** Removes scripts, styles, comments of programs and of reviewers, deleted and hidden text. */
export function removeInvisible(body: HtmlElement): void {
  for (const comment of nodesIn(body).filter(isComment)) comment.parentNode?.removeChild(comment);
  removeGoogleComments(body);
  for (const element of body.querySelectorAll(`${REMOVED_ELEMENTS}, ${COMMENTS}, del[cite], .msoDel`))
    element.remove();
  for (const element of body.querySelectorAll('[data-style]')) if (isHidden(element)) element.remove();
  // Word's own elements, such as o:p and w:sdt.
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
}
