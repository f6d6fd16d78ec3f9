import { strToU8, zipSync } from 'fflate';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const run = (text: string, style = '') =>
  `<w:r>${style ? `<w:rPr>${style}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;

const body = [
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('Chapter two')}</w:p>`,
  `<w:p>${run('A ')}${run('bold', '<w:b/>')}${run(' tide')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('.')}</w:p>`,
].join('');

/** A Word document with a heading, bold text and a footnote. */
export const wordDocument = (): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/footnotes.xml" ContentType="${WORD}.footnotes+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/_rels/document.xml.rels': strToU8(
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/footnotes" Target="footnotes.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'word/styles.xml': strToU8(
        `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ),
      'word/document.xml': strToU8(`<w:document ${W}><w:body>${body}</w:body></w:document>`),
      'word/footnotes.xml': strToU8(
        `<w:footnotes ${W}><w:footnote w:id="2"><w:p>${run('At noon.')}</w:p></w:footnote></w:footnotes>`,
      ),
    }),
  );
