/** For previews, which must not run scripts. */
export const withoutScripts = (html: string): string =>
  html
    .split(/<script\b/)
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('</script>') + '</script>'.length)))
    .join('')
    .replace(/<link rel="modulepreload"[^<>]*>/g, '');
