import { Controller, Get, Header, SetMetadata } from '@nestjs/common';
import { register } from 'prom-client';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';
import { log } from '../logging/log.js';

/** The platform knows no roles: it only says that these routes are open, in the access guard's own word. */
const Open = () => SetMetadata('access', 'public');

@Controller()
export class HealthController {
  constructor(private readonly db: DataSource) {}

  /** The process lives. */
  @Open()
  @Get('healthz')
  healthz(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers. 503 otherwise. */
  @Open()
  @Get('readyz')
  async readyz(): Promise<{ status: 'ok' }> {
    try {
      await this.db.query('SELECT 1');
    } catch (cause) {
      log.warn({ err: cause }, 'not ready: the database does not answer');
      throw new DomainError('server.not_ready');
    }
    return { status: 'ok' };
  }

  /** Prometheus text. The proxy keeps it inside. */
  @Open()
  @Get('metrics')
  @Header('Content-Type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
