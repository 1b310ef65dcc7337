import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';

/** Checks bodies and queries against their DTO. Unknown fields are dropped; each bad field gets its own sentence. */
export const validation = new ValidationPipe({
  whitelist: true,
  transform: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) =>
    new DomainError('request.invalid', {}, Object.fromEntries(errors.flatMap((e) => sentences(e)))),
});

/** `travellers.0.email` -> sentence. */
function sentences(error: ValidationError, path = ''): [string, string][] {
  const name = `${path}${error.property}`;
  const own = Object.values(error.constraints ?? {}).slice(0, 1);
  return [
    ...own.map((sentence): [string, string] => [name, sentence]),
    ...(error.children ?? []).flatMap((child) => sentences(child, `${name}.`)),
  ];
}
