import type { RequestHandler } from 'express';
import { refusal } from '../http/refusal.js';
import { sameText } from '../oauth/tokens.js';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** The control API answers this machine only, and only who knows the key. */
export function controlGuard(controlKey: string): RequestHandler {
  return (req, _res, next) => {
    const here = LOOPBACK.includes(req.socket.remoteAddress ?? '');
    if (!here || !sameText(req.get('x-emulator-key') ?? '', controlKey)) throw refusal('PERMISSION_DENIED');
    next();
  };
}
