import type { z } from 'zod';

import { layValues } from './lay-values.js';
import { nameNewEntries } from './name-new-entries.js';
import type { Overlay } from './overlay.js';
import type { LibraryFilm, OwnerLibrary } from './owner-library.js';
import { type Finding, isOrder, isPicture, type Json, type OwnerValue } from './owner-value.js';
import { stepsOf } from './pointers.js';
import { orderWithSpokenBooks, SPOKEN_FILE, spokenBooks, withSpokenBooks } from './spoken-books.js';
import { addedBooks, isWholeOfBook, orderWithBooks, withBooks } from './whole-books.js';
import { findNode, laidKeys, toJson, toTree, type Tree } from './tree.js';

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
  readonly files: LaidFile[] = [];
  private readonly contents = new Map<string, Json>();
  private readonly keys = new Map<string, { key: string; owner: OwnerValue }[]>();

  /** @param write changes what is read of a file */
  constructor(
    private readonly values: readonly OwnerValue[],
    private readonly library: OwnerLibrary,
    private readonly write: (laid: LaidFile) => Json = ({ tree }) => toJson(tree),
  ) {}

  lay(file: string, read: Json, schema: z.ZodType): Json {
    const data = this.withAdded(file, read);
    this.contents.set(file, data);
    const whole = this.of(file).find(isWholeOfBook);
    const single = this.of(file).filter((value) => value !== whole);
    const { tree, findings } = layValues(
      data,
      single.map((value) => this.orderWithAdded(value)),
    );
    if (whole) tree.owner = whole;
    nameNewEntries(tree, schema);
    this.findings.push(...findings);
    this.keys.set(file, laidKeys(tree));
    const laid = { file, data, tree, schema };
    this.files.push(laid);
    return this.write(laid);
  }

  documentAt(file: string): Json | undefined {
    return this.of(file).find(isWholeOfBook)?.value;
  }

  addedBooks(): readonly string[] {
    return addedBooks(this.values);
  }

  textAt(file: string, pointer: string): string | undefined {
    const value = this.of(file).find((each) => each.pointer === pointer)?.value;
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  pictureFor(place: string): string | undefined {
    const value = this.of(place)[0]?.value;
    return value !== undefined && isPicture(value) ? this.libraryPicture(value.picture) : undefined;
  }

  libraryPicture(id: string): string | undefined {
    return this.library.pictures[id];
  }

  libraryFilm(id: string): LibraryFilm | undefined {
    return this.library.films[id];
  }

  /** The content's value at a place that was read; of a list that she ordered, the ids of its entries. */
  contentAt({ file, pointer, value }: OwnerValue): Json {
    const data = this.contents.get(file);
    const node = data === undefined ? undefined : findNode(toTree(data), stepsOf(pointer));
    if (!node) return null;
    return node.kind === 'list' && isOrder(value) ? node.entries.map(({ id }) => id) : toJson(node);
  }

  /** Values in a file with their keys as in problems: `words.questions[2].answer`. */
  keysIn(file: string): readonly { key: string; owner: OwnerValue }[] {
    return this.keys.get(file) ?? [];
  }

  /** A file of the content with the books that she added. */
  private withAdded(file: string, read: Json): Json {
    if (file === 'site.json') return withBooks(read, this.addedBooks());
    return file === SPOKEN_FILE ? withSpokenBooks(read, spokenBooks(this.values)) : read;
  }

  private orderWithAdded(value: OwnerValue): OwnerValue {
    if (value.file === 'site.json') return orderWithBooks(value, this.addedBooks());
    return value.file === SPOKEN_FILE ? orderWithSpokenBooks(value, spokenBooks(this.values)) : value;
  }

  private of(file: string): OwnerValue[] {
    return this.values.filter((value) => value.file === file);
  }
}
