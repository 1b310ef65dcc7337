import type { Request } from 'express';

/** Whether the client asked for the whole resource; without the header PayPal promises id, status and links. */
export function wantsRepresentation(req: Request): boolean {
  return /\breturn=representation\b/.test(req.get('prefer') ?? '');
}
