import { crc32, deflateSync } from 'node:zlib';

import sharp, { type Create } from 'sharp';

import type { ListedPictureDto, PictureDto, PicturePageDto } from '../publishing/pictures/pictures.dto.js';
import type { Answer, ApiSession } from './api-session.js';
import { eventually } from './eventually.js';

const CALLS = '/api/admin/pictures';

export type PictureAnswer = Answer<PictureDto & { detail?: string; code?: string }>;

const GREY: Pick<Create, 'channels' | 'background'> = { channels: 3, background: '#808080' };

/** A picture whose left half is red and whose right half is blue. */
export const halves = (width: number, height: number) =>
  sharp({ create: { width, height, ...GREY, background: '#0000ff' } }).composite([
    {
      input: { create: { width: Math.round(width / 2), height, ...GREY, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ]);

/** One chunk of a PNG. */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A valid PNG of black pixels, one bit each: a small file of any size when decoded. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Manages pictures over HTTP, as the dashboard does. */
export class PicturesAdmin {
  constructor(readonly staff: ApiSession) {}

  upload(content: Buffer | string, name = 'photo.jpg'): Promise<PictureAnswer> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return this.staff.post(CALLS, form);
  }

  /** Waits until its sizes are made, or it has failed. */
  async uploadWhole(content: Buffer | string, name?: string): Promise<PictureDto> {
    const { status, body } = await this.upload(content, name);
    if (status !== 201) throw new Error(`The upload answered ${status}: ${body.detail}`);
    return eventually('the picture to be converted', async () => {
      const { body: current } = await this.find(body.id);
      return current.state !== 'processing' && current;
    });
  }

  find(id: string): Promise<PictureAnswer> {
    return this.staff.get(`${CALLS}/${id}`);
  }

  async list(query = ''): Promise<ListedPictureDto[]> {
    return (await this.staff.get<PicturePageDto>(`${CALLS}${query}`)).body.items;
  }

  change(id: string, change: object): Promise<PictureAnswer> {
    return this.staff.put(`${CALLS}/${id}`, { alt: '', focusX: 0.5, focusY: 0.5, version: 1, ...change });
  }

  remove(id: string): Promise<PictureAnswer> {
    return this.staff.post(`${CALLS}/${id}/remove`);
  }

  restore(id: string): Promise<PictureAnswer> {
    return this.staff.post(`${CALLS}/${id}/restore`);
  }
}
