import type { ContractVersion } from '@lectern/widget-kit';
import type { Plugin } from 'vite';

export interface WidgetJson {
  name: string;
  /** The container's entry module, from the folder of `widget.json`. */
  entry: string;
  /** The contract this widget was written for. When the kit's rises, this no longer compiles. */
  contract: ContractVersion;
}

/** Writes the `widget.json` from which the site makes its manifest of widgets. */
export function widgetJson(content: WidgetJson): Plugin {
  return {
    name: 'widget:widget-json',
    generateBundle() {
      const source = `${JSON.stringify(content, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'widget.json', source });
    },
  };
}
