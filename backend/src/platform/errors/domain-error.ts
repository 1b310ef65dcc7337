import { REFUSALS, type RefusalCode } from './refusals.js';

/** An expected refusal: translated once for HTTP and once for acknowledgements. Anything else thrown is a fault. */
export class DomainError extends Error {
  readonly status: number;

  /**
   * @param details fills `{name}` in the sentence and is answered beside it; never private data.
   * @param fields a sentence for each field that needs another look.
   */
  constructor(
    readonly code: RefusalCode,
    readonly details: Record<string, string | number | boolean> = {},
    readonly fields?: Record<string, string>,
  ) {
    const [status, sentence] = REFUSALS[code];
    super(sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '')));
    this.status = status;
  }
}
