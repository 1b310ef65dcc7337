import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, DAY_MS } from '../clock/clock.js';
import { forgetRequests } from '../database/once.js';
import { Housekeeping } from './housekeeping.js';

/** PayPal knows a repeated refund for 45 days: nobody may find ours forgotten before that. */
const KEEP_DAYS = 45;

/** Requests that are answered once are remembered for as long as somebody may repeat them, and not for ever. */
@Injectable()
export class OldRequests implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.hourly('old-requests', () => this.forget());
  }

  private async forget(): Promise<void> {
    await forgetRequests(this.db.manager, { before: this.clock.in(-KEEP_DAYS * DAY_MS) });
  }
}
