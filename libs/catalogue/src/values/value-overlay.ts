import type { z } from 'zod';

import { layValues } from './lay-values.js';
import { nameNewEntries } from './name-new-entries.js';
import type { Overlay } from './overlay.js';
import { type Finding, isPicture, type Json, type OwnerValue } from './owner-value.js';
import { laidKeys, toJson, type Tree } from './tree.js';

/** Finds the file of a picture of the library; undefined if it is gone. */
export type PictureFile = (id: string) => string | undefined;

/** A file as it is read. */
export interface LaidFile {
  file: string;
  /** Without the values. */
  data: Json;
  tree: Tree;
  schema: z.ZodType;
}

/** Lays values over the content while it is read. */
export class ValueOverlay implements Overlay {
  readonly findings: Finding[] = [];
  private readonly keys = new Map<string, { key: string; owner: OwnerValue }[]>();

  /** @param write changes what is read of a file */
  constructor(
    private readonly values: readonly OwnerValue[],
    private readonly pictureFile: PictureFile,
    private readonly write: (laid: LaidFile) => Json = ({ tree }) => toJson(tree),
  ) {}

  lay(file: string, data: Json, schema: z.ZodType): Json {
    const { tree, findings } = layValues(data, this.of(file));
    nameNewEntries(tree, schema);
    this.findings.push(...findings);
    this.keys.set(file, laidKeys(tree));
    return this.write({ file, data, tree, schema });
  }

  textAt(file: string, pointer: string): string | undefined {
    const value = this.of(file).find((each) => each.pointer === pointer)?.value;
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  pictureFor(place: string): string | undefined {
    const value = this.of(place)[0]?.value;
    return value !== undefined && isPicture(value) ? this.pictureFile(value.picture) : undefined;
  }

  /** Values in a file with their keys as in problems: `words.questions[2].answer`. */
  keysIn(file: string): readonly { key: string; owner: OwnerValue }[] {
    return this.keys.get(file) ?? [];
  }

  private of(file: string): OwnerValue[] {
    return this.values.filter((value) => value.file === file);
  }
}
