import { Headers } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

const NAME = 'idempotency-key';

/**
 * The name its sender gave a request, from the header `Idempotency-Key`: the same one again is answered as the first time. A
 * door that needs one refuses a request without it, see `once`.
 */
export function RequestKey({ isOptional = false } = {}): ParameterDecorator {
  return (target, method, index) => {
    Headers(NAME)(target, method, index);
    const door = method && Object.getOwnPropertyDescriptor(target, method);
    if (door) ApiHeader({ name: NAME, required: !isOptional })(target, method, door);
  };
}
