/** For previews, which must not run scripts. Fonts that a script would enable are enabled. */
export const withoutScripts = (html: string): string =>
  html
    .split(/<script\b/)
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('</script>') + '</script>'.length)))
    .join('')
    .replace(/<link rel="modulepreload"[^<>]*>/g, '')
    .replace(/(<style id="[\w-]+") media="not all"/, '$1');
