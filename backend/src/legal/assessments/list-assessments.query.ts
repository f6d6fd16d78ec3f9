import { Injectable } from '@nestjs/common';

import { FindSession } from '../return-links/find-session.query.js';
import { type ReadAssessment, ReadAssessments } from './read-assessments.query.js';

/** The assessments of an address, as the specification asks for them; none for whoever has not proved that it is hers. */
@Injectable()
export class ListAssessments {
  constructor(
    private readonly findSession: FindSession,
    private readonly readAssessments: ReadAssessments,
  ) {}

  async execute(token: string | undefined, address: string): Promise<ReadAssessment[]> {
    const session = await this.findSession.execute(token);
    if (!session) return [];
    const email = address.trim().toLowerCase();
    const opened = await this.readAssessments.execute(session.assessmentIds);
    return opened.filter((assessment) => assessment.email === email);
  }
}
