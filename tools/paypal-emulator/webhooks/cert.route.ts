import type { RequestHandler } from 'express';
import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';

/** `GET /v1/notifications/certs/{id}`: the chain that webhooks are signed with, for anybody. */
export function serveCertificate({ signingKeys }: Emulator): RequestHandler {
  return async (req, res) => {
    const { certId, leafCert, rootCert } = await signingKeys();
    if (req.params.id !== certId)
      throw refusal('INVALID_RESOURCE_ID', { value: String(req.params.id), location: 'path' });
    res.type('application/x-pem-file').send(`${leafCert.trim()}\n${rootCert.trim()}\n`);
  };
}
