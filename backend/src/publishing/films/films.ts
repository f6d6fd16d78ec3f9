import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { filmAddress, filmName, IMMUTABLE, MAX_FILMS, storageKey } from './film-rules.js';
import { oneFile } from './film-sentences.js';
import { FilmUses } from './film-uses.js';
import { OwnerFilm } from './film.entity.js';
import type { OwnerFilmDto } from './films.dto.js';
import { removeFilmFile } from './films.jobs.js';
import { inspectFilm } from './inspect-film.js';

/** Films that the author uploads. Values of the content show them. */
@Injectable()
export class Films {
  constructor(
    private readonly database: Database,
    private readonly uses: FilmUses,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
  ) {}

  /** Newest first. */
  async list(): Promise<OwnerFilmDto[]> {
    const order = { uploadedAt: 'DESC', id: 'ASC' } as const;
    const found = await this.database.manager.find(OwnerFilm, { order });
    const used = await this.uses.ids();
    return found.map((film) => describe(film, used));
  }

  async find(id: string): Promise<OwnerFilmDto> {
    return describe(await this.read(id), await this.uses.ids());
  }

  /**
   * Takes a film: first its file, then its row.
   * @returns its id; the same file twice is one film
   * @throws DomainError if browsers do not play it
   */
  async receive(by: Staff, [file]: readonly UploadedFile[]): Promise<string> {
    if (!file) throw oneFile();
    const same = { uploadSha256: file.sha256 };
    const { manager } = this.database;
    const known = await manager.findOneBy(OwnerFilm, same);
    if (known) return known.id;
    const { path, ...facts } = await inspectFilm(file);
    const id = randomUUID();
    await this.files.keep(storageKey({ id, ...facts }), path);
    return this.database.transaction(async () => {
      await this.database.lock('owner-films');
      const uploaded = await manager.findOneBy(OwnerFilm, same);
      if (!uploaded && (await manager.count(OwnerFilm)) < MAX_FILMS) {
        const stored = { ...same, fileName: file.name, ...facts, who: by.name, uploadedAt: new Date() };
        await manager.insert(OwnerFilm, { id, ...stored });
        await this.record(by, 'film.uploaded', id, file.name);
        return id;
      }
      await this.outbox.enqueue(removeFilmFile, { id, sha256: facts.sha256 });
      if (uploaded) return uploaded.id;
      throw new DomainError(
        'conflict',
        'FILMS.TOO_MANY',
        `You have ${MAX_FILMS} films. Please delete one that no page shows first.`,
      );
    });
  }

  /** @throws DomainError if it is unknown, or a page shows it */
  remove(by: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      // Against a publication that shows it at the same time.
      await this.database.lock('content-publication');
      const { sha256, fileName } = await this.read(id);
      if ((await this.uses.ids()).has(id))
        throw new DomainError(
          'conflict',
          'FILMS.USED',
          'A page of the site shows this film. Please replace it there first.',
        );
      await this.database.manager.delete(OwnerFilm, { id });
      await this.outbox.enqueue(removeFilmFile, { id, sha256 });
      await this.record(by, 'film.removed', id, fileName);
    });
  }

  /** @throws DomainError if there is no such file */
  async file(id: string, name: string): Promise<SendableFile> {
    const film = await this.read(id);
    const key = storageKey(film);
    const sizeBytes = name === filmName(film) ? await this.files.size(key) : undefined;
    if (sizeBytes === undefined) throw unknownFilm();
    return {
      ...{ sizeBytes, contentType: 'video/mp4', fileName: film.fileName, isShown: true },
      version: film.sha256,
      cacheControl: IMMUTABLE,
      read: (start, end) => this.files.read(key, start, end),
    };
  }

  @HandlesJobOutside(removeFilmFile)
  async removeFile(film: { id: string; sha256: string }): Promise<undefined> {
    await this.files.remove(storageKey(film));
  }

  private async read(id: string): Promise<OwnerFilm> {
    const found = await this.database.manager.findOneBy(OwnerFilm, { id });
    if (!found) throw unknownFilm();
    return found;
  }

  private record(by: Staff, action: string, id: string, fileName: string): Promise<void> {
    return this.auditLog.record(by, { action, subject: { kind: 'film', id }, after: { fileName } });
  }
}

const unknownFilm = () => new DomainError('not-found', 'FILMS.UNKNOWN', 'We can’t find this film.');

const describe = (film: OwnerFilm, used: ReadonlySet<string>): OwnerFilmDto => {
  const { id, fileName, sizeBytes, durationMs, who, uploadedAt } = film;
  const address = filmAddress(film);
  return { id, fileName, sizeBytes, durationMs, who, uploadedAt, address, isUsed: used.has(id) };
};
