import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a widget's build says of itself in `widget.json`. */
interface WidgetFile {
  name: string;
  /** The remote's entry, relative to its folder. */
  entry: string;
  contract: number;
}

export interface BuiltWidget extends WidgetFile {
  dir: string;
  /** Address of the entry; its query changes with the entry's content. */
  address: string;
}

/** The widgets that have been built, each in `<widgetsDir>/<folder>/dist`. */
export async function findWidgets(widgetsDir: string): Promise<BuiltWidget[]> {
  const folders = await readdir(widgetsDir).catch(() => []);
  const widgets = await Promise.all(
    folders.map(async (folder) => {
      const dir = path.join(widgetsDir, folder, 'dist');
      const text = await readFile(path.join(dir, 'widget.json'), 'utf8').catch(() => undefined);
      if (!text) return undefined;
      const widget = JSON.parse(text) as WidgetFile;
      const hash = createHash('sha256')
        .update(await readFile(path.join(dir, widget.entry)))
        .digest('hex');
      return { ...widget, dir, address: `/widgets/${widget.name}/${widget.entry}?v=${hash.slice(0, 12)}` };
    }),
  );
  return widgets.filter((widget) => widget !== undefined);
}

/** The one manifest by which pages find widgets at run time. */
export function widgetManifest(widgets: readonly BuiltWidget[]): string {
  return JSON.stringify(
    Object.fromEntries(widgets.map(({ name, address, contract }) => [name, { entry: address, contract }])),
  );
}
