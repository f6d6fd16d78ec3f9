interface DrawnStyles {
  markup: string;
  styles: string;
}

/** Marker after the rules of each component, from which styled-components rehydrates: id, and class names. */
const MARK = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g;

/** Keyframes and global styles: named by their content, and shared. */
const SHARED = /^sc-(?:keyframes|global)-/;

/**
 * Minifies styles of components that are never hydrated: removes their markers and the class that identifies the
 * component, and shortens their names. Their rules keep their order, and join the group of the next component with a
 * marker.
 * @param isHydrated whether a client bundle contains the component with this id
 */
export function minifyStaticStyles(
  { markup, styles }: DrawnStyles,
  livesInBrowser: (id: string) => boolean,
): DrawnStyles {
  const marks = [...styles.matchAll(MARK)];
  const settled = marks.filter(([, id = '']) => !SHARED.test(id) && !livesInBrowser(id));
  // Rules after the last marker would be lost when a library rehydrates the sheet.
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
