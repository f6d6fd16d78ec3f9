import { Injectable } from '@nestjs/common';

import type { Problem } from './problem.js';

/** What a problem says besides, by its own fields. */
export type MembersOf = (problem: Problem) => Record<string, string>;

/**
 * Problems of some calls say more than the standard's fields, as it lets them (RFC 9457 §3.2): for clients that read an
 * older shape of errors.
 */
@Injectable()
export class ProblemMembers {
  private readonly calls: { prefix: string; membersOf: MembersOf }[] = [];

  /** @param prefix of the calls' addresses, without a slash at the end */
  add(prefix: string, membersOf: MembersOf): void {
    this.calls.push({ prefix, membersOf });
  }

  of(path: string, problem: Problem): Record<string, string> {
    const call = this.calls.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    return call?.membersOf(problem) ?? {};
  }
}
