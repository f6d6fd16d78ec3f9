import { Injectable } from '@nestjs/common';

export interface SubjectEvent {
  /** ISO 8601, in UTC. */
  at: string;
  /** A few words: “Bought Finding Peace”. */
  what: string;
  detail?: string | undefined;
  /** Its page below /admin. */
  path?: string | undefined;
  /** For the owner only. */
  isConfidential?: boolean | undefined;
}

/** Data kept after an erasure or left out of an export, with the reason. */
export interface KeptRecord {
  what: string;
  why: string;
}

export interface SubjectData {
  /** Summary such as `Newsletter: subscribed`. */
  facts: { label: string; value: string }[];
  events: SubjectEvent[];
  /** Complete data for an export (GDPR, articles 15 and 20). */
  data: Record<string, unknown>;
  /** Personal data missing from `data`. */
  leavesOut: KeptRecord[];
  /** Effects of an erasure: “2 messages”. */
  goes: string[];
  stays: KeptRecord[];
  /** Sentences that say why an erasure is not possible yet. */
  holdsUp: string[];
}

export interface WholeSubjectData extends Omit<SubjectData, 'data'> {
  email: string;
  erasedAt: Date | null;
  data: Record<string, Record<string, unknown>>;
}

/** Result of an erasure: emails with these causes are withdrawn and their records erased. */
export interface ErasedSubjectData {
  causes: object[];
}

/** Feature that stores data by email address. */
export interface SubjectDataSource {
  /** Key of its part in an export: `newsletter`. */
  name: string;
  /** Whether only the owner may see that a person is known there. */
  isConfidential?: boolean;
  /**
   * @param email in lower case; stored addresses match case-insensitively
   * @param pseudonym finds data kept after an erasure
   */
  read(email: string, pseudonym: string): Promise<SubjectData>;
  /**
   * Erases what `goes` and replaces the address by the pseudonym in what `stays`, in the open transaction. Idempotent.
   */
  erase(email: string, pseudonym: string): Promise<ErasedSubjectData>;
}

@Injectable()
export class SubjectDataSources {
  private readonly known: SubjectDataSource[] = [];

  add(source: SubjectDataSource): void {
    this.known.push(source);
  }

  get sources(): readonly SubjectDataSource[] {
    return this.known;
  }
}
