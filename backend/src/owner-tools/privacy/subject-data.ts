import { Injectable } from '@nestjs/common';

/** Something that has happened between somebody and the site. */
export interface SubjectEvent {
  /** ISO 8601, in UTC. */
  at: string;
  /** A few words: “Bought Finding Peace”. */
  what: string;
  /** A line more, where there is one. */
  detail?: string | undefined;
  /** Where it is seen to, below /admin. */
  path?: string | undefined;
  /** For the owner alone. */
  isConfidential?: boolean | undefined;
}

/** What stays after an erasure, or is left out of what they are handed, and why it may. */
export interface KeptRecord {
  what: string;
  why: string;
}

/** What one part of the site knows of a person. */
export interface SubjectData {
  /** What is told at a glance: `Newsletter: subscribed`. Empty where nothing is known. */
  facts: { label: string; value: string }[];
  /** In any order. */
  events: SubjectEvent[];
  /** All of it, for whoever asks what is kept of them (GDPR, articles 15 and 20). */
  data: Record<string, unknown>;
  /** What is theirs and not in `data`. */
  leavesOut: KeptRecord[];
  /** What an erasure would take away: “2 messages”. */
  goes: string[];
  /** What it would leave. */
  stays: KeptRecord[];
  /** Why they cannot be erased yet, in sentences. */
  holdsUp: string[];
}

/** Everything that is known of an address, put together. */
export interface WholeSubjectData extends Omit<SubjectData, 'data'> {
  email: string;
  erasedAt: Date | null;
  /** By the parts of the site that know it. */
  data: Record<string, Record<string, unknown>>;
}

/** What was erased. Emails that are about it, by these causes, are withdrawn, and their records go too. */
export interface ErasedSubjectData {
  /** The causes of emails: `{ messageId }`. */
  causes: object[];
}

/** A part of the site that knows people by their addresses. */
export interface SubjectDataSource {
  /** Names its part in a file: `newsletter`. */
  name: string;
  /** Whether even that somebody is known there is for the owner alone. */
  isConfidential?: boolean;
  /**
   * @param email in small letters; what is stored is found however it is written
   * @param pseudonym by which what stayed after an erasure is found
   */
  read(email: string, pseudonym: string): Promise<SubjectData>;
  /**
   * Erases what `goes`, in the transaction that is open, and writes the pseudonym in the place of the address in what
   * `stays`. Must be right a second time, when there is nothing left.
   */
  erase(email: string, pseudonym: string): Promise<ErasedSubjectData>;
}

/** The parts of the site that know people: each makes itself known here. */
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
