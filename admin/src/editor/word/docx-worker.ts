import mammoth from 'mammoth';

/** Styles of Word that its own mapping leaves out. */
const STYLE_MAP = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "p[style-name='Quote'] => blockquote:fresh",
  "p[style-name='Intense Quote'] => blockquote:fresh",
  'strike => s',
];

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  mammoth.convertToHtml({ arrayBuffer: data }, { styleMap: STYLE_MAP }).then(
    ({ value }) => postMessage({ html: value }),
    () => postMessage({}),
  );
});
