import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { SingleFlight } from '../../platform/single-flight.js';
import { networkSource } from '../../platform/rate-limits/network-source.js';
import { MOST_COUNTED_CLAIMS } from './download-rules.js';
import type { PurchaseDto } from './purchases.dto.js';

const MINUTE_MS = 60_000;

const isUnpaid = ({ status }: PurchaseDto): boolean => status === 'processing' || status === 'failed';

/**
 * Single flight for claims of one payment, and a rate limit for unpaid ones. Kept in memory, since it must stay
 * cheap.
 */
@Injectable()
export class OpenClaims {
  private readonly answers = new SingleFlight<PurchaseDto>();
  /** By payment or network: when its count is back to zero. */
  private readonly freeAtMs = new Map<string, number>();

  constructor(private readonly configuration: Configuration) {}

  /**
   * Answers a claim, or joins a pending one.
   * @param clientSecret in full; the payment's id alone is no proof
   * @throws TooManyAttempts after too many unpaid claims
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
    // Keeps the map sorted by last use.
    this.freeAtMs.delete(place);
    this.freeAtMs.set(place, freeAtMs);
    for (const oldest of this.freeAtMs.keys()) {
      const counts = (this.freeAtMs.get(oldest) ?? 0) > Date.now();
      if (counts && this.freeAtMs.size <= MOST_COUNTED_CLAIMS) return;
      this.freeAtMs.delete(oldest);
    }
  }
}
