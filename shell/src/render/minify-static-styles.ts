interface DrawnStyles {
  markup: string;
  /** The `<style>` elements of its parts, as styled-components writes them. */
  styles: string;
}

/** After the rules of each part, with which styled-components tells itself whose they are: id, and names of classes. */
const MARK = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g;

/** Frames of an animation, and what holds for a whole page: named by what they say, and nobody's own. */
const NOBODYS = /^sc-(?:keyframes|global)-/;

/**
 * Parts that no browser draws again need no marks, no class by which the library finds them, and names only as long as a page
 * takes to tell them apart. The rules stay where they stand: they go on with the group of the next part that has its mark.
 *
 * @param livesInBrowser whether some program of the browser's holds the part with this id
 */
export function settleStyles(
  { markup, styles }: DrawnStyles,
  livesInBrowser: (id: string) => boolean,
): DrawnStyles {
  const marks = [...styles.matchAll(MARK)];
  const settled = marks.filter(([, id = '']) => !NOBODYS.test(id) && !livesInBrowser(id));
  // What comes after the last mark would be lost when a library takes the sheet over.
  const kept = marks.at(-1)?.[0];
  const rules = settled.reduce((css, [mark]) => (mark === kept ? css : css.replace(mark, '')), styles);
  const named = new Set([...styles.replace(MARK, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const names = new Map<string, string>();
  for (const [, id = '', classes = ''] of settled) {
    for (const name of [id, ...classes.split(',')])
      names.set(name, named.has(name) ? `_${names.size.toString(36)}` : '');
  }
  const short = (name: string) => names.get(name) ?? name;
  return {
    markup: markup.replace(/ class="([^"]+)"/g, (_, classes: string) => {
      const left = classes.split(' ').map(short).filter(Boolean);
      return left.length > 0 ? ` class="${left.join(' ')}"` : '';
    }),
    styles: rules.replace(/\.([a-z][\w-]*)/gi, (_, name: string) => `.${short(name)}`),
  };
}
