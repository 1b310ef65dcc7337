import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { errorView, toDomainError } from '../errors/error-view.js';
import { eventOf } from '../security-log/security-events.rules.js';
import type { SecurityLog } from '../security-log/security-log.service.js';
import { log } from '../logging/log.js';

/** The one place where what was thrown becomes an HTTP answer. Faults are logged with the request's id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly security: SecurityLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const error = toDomainError(thrown);
    // Made by the request log: a UUID.
    const requestId = http.getRequest<Request>().id as string;
    const isFault = error.code === 'server.fault';
    const event = eventOf(error.code);
    if (event) this.security.note(event);
    if (isFault) log.error({ err: thrown, requestId }, 'request failed');
    if (response.headersSent) return;
    if (error.status === 429 || error.code === 'server.busy')
      response.setHeader('Retry-After', String(error.details.seconds ?? 60));
    // A door that answers with a file has named the file's type already.
    response
      .status(error.status)
      .type('json')
      .json(isFault ? { ...errorView(error), requestId } : errorView(error));
  }
}
