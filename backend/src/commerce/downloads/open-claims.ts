import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { SharedWork } from '../../platform/shared-work.js';
import { networkSource } from '../../platform/rate-limits/network-source.js';
import type { PurchaseDto } from './purchases.dto.js';

const MINUTE_MS = 60_000;
/** More than this are not remembered: the oldest go first. */
const MOST_COUNTED = 20_000;

const isUnpaid = ({ status }: PurchaseDto): boolean => status === 'processing' || status === 'failed';

/**
 * Claims that are being answered here, so that others of the same payment wait for the same answer in place of asking
 * Stripe and the database once more; and how often it was asked for what was not paid. Kept in this process alone:
 * what it protects is this process, and to count must not cost what is saved.
 */
@Injectable()
export class OpenClaims {
  private readonly answers = new SharedWork<PurchaseDto>();
  /** By payment or source: when its count is back at nothing. */
  private readonly freeAtMs = new Map<string, number>();

  constructor(private readonly configuration: Configuration) {}

  /**
   * Answers a claim, with the answer that is already on its way where there is one.
   * @param clientSecret whole: who knows a payment's id alone shares nothing
   * @param address of the network
   * @throws TooManyAttempts where it was asked too often for what is not paid; and whatever `ask` throws
   */
  answer(
    clientSecret: string,
    address: string | undefined,
    ask: () => Promise<PurchaseDto>,
  ): Promise<PurchaseDto> {
    const places = [clientSecret, networkSource((address ?? '').toLowerCase())];
    return this.answers.do(clientSecret, () => this.ask(places, ask));
  }

  private async ask(places: readonly string[], ask: () => Promise<PurchaseDto>): Promise<PurchaseDto> {
    const { unpaidClaimsAMinute } = this.configuration.checkoutLimits;
    if (unpaidClaimsAMinute === undefined) return ask();
    const everyMs = MINUTE_MS / unpaidClaimsAMinute;
    const fullMs = Math.max(...places.map((place) => this.freeAtMs.get(place) ?? 0)) - MINUTE_MS;
    const waitMs = fullMs + everyMs - Date.now();
    if (waitMs > 0) throw new TooManyAttempts('COMMERCE.TOO_MANY_CLAIMS', waitMs);
    const count = () => places.forEach((place) => this.count(place, everyMs));
    const purchase = await ask().catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not-found') count();
      throw error;
    });
    if (isUnpaid(purchase)) count();
    return purchase;
  }

  private count(place: string, everyMs: number): void {
    const freeAtMs = Math.max(this.freeAtMs.get(place) ?? 0, Date.now()) + everyMs;
    // Last, as it is the newest.
    this.freeAtMs.delete(place);
    this.freeAtMs.set(place, freeAtMs);
    for (const oldest of this.freeAtMs.keys()) {
      const counts = (this.freeAtMs.get(oldest) ?? 0) > Date.now();
      if (counts && this.freeAtMs.size <= MOST_COUNTED) return;
      this.freeAtMs.delete(oldest);
    }
  }
}
