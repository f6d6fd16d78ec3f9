import { Injectable } from '@nestjs/common';

import { EnterCompanion } from '../access/enter-companion.use-case.js';
import { type ReadAssessment, ReadAssessments } from './read-assessments.query.js';

/** The assessments of an address, as the specification asks for them; none for whoever has not proved that it is hers. */
@Injectable()
export class ListAssessments {
  constructor(
    private readonly enter: EnterCompanion,
    private readonly readAssessments: ReadAssessments,
  ) {}

  async execute(token: string | undefined, address: string): Promise<ReadAssessment[]> {
    const session = await this.enter.find(token);
    if (!session) return [];
    const email = address.trim().toLowerCase();
    const opened = await this.readAssessments.execute(session.assessmentIds);
    return opened.filter((assessment) => assessment.email === email);
  }
}
